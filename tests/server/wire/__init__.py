"""Two servers in one event loop whose tables differ in what some readers may not know, and all that leaves them."""

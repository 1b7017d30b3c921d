"""What a seat does not know, dealt anew."""

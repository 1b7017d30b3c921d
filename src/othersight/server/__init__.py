"""The table in the browser: tables, seats, sockets and storage around games that know nothing of them."""

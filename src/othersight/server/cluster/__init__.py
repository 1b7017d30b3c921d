"""Several server processes with the same tables: notices between them, and the lease that lets one run a table."""

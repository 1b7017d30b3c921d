"""Notices to persons who are away: that a table waits for them, by web push or by a request to an address of theirs."""

"""The WebSocket of a page: connection, heartbeat and the commands a page sends."""

"""Tables over HTTP and WebSocket: the only room of the house that knows network and database."""

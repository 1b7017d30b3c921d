"""Tables in memory and everybody connected to them: what readers are sent, who is present, what the server plays."""

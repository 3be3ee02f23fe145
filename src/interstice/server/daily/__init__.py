"""The daily line: the same ten cards for everyone on a server, once a day."""

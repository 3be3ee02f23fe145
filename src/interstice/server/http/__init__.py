"""The web application: pages, the REST interface, files to print."""

"""What a host needs: settings, limits, metrics, backups, and deleting what is old."""

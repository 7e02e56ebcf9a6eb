"""What people see and read. Never compiled."""

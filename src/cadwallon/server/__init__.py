"""The game served to browsers: pages, a small REST interface, and one socket per device and game."""

"""Studying the game by playing it many times over."""

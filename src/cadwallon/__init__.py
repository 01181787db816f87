"""Cadwallon."""

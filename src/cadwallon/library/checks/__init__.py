"""The single checks that ``check`` runs, a file for each subject."""

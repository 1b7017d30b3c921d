"""The Others: its actions, its layout, and who looks."""

"""They Live: its actions, its layout, and who looks."""

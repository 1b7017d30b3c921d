"""They Live as an environment: its actions, the layout of its observations, and who looks."""

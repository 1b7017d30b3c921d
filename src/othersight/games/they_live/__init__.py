"""They Live: Assault on Cable 54, for four to six players with secret traitors among them."""

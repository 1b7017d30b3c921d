"""The Others: 7 Sins."""

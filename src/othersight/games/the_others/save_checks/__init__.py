"""Whether a saved table can be: refuses what no game could have reached."""

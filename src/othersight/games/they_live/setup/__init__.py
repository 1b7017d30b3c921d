"""From the options a person gives to the table before the first decision."""

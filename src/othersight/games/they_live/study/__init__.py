"""What a finished game tells: facts for the arena, rolls and their luck for the analysis, sections of the report."""

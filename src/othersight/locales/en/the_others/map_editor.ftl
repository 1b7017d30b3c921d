# Drawing a map in the browser.

the-others-draw = Draw a map
the-others-draw-name = Name of the map
the-others-draw-new-name = My map
the-others-draw-copy = { $map }, my way
the-others-draw-begin-with = Begin anew with
the-others-draw-choose = choose a map
the-others-draw-empty = an empty table
the-others-draw-open = Open a map file
the-others-draw-unreadable = This file is no map: { $fault }
the-others-draw-undo = Undo
the-others-draw-redo = Redo
the-others-draw-save = Save as a file
the-others-draw-play = Play it now
the-others-draw-layers = What is drawn
the-others-draw-layer-tiles = Tiles
the-others-draw-layer-things = Tokens and figures
the-others-draw-tiles-how = Drag tiles into the grid, or press a tile and then a cell. A gap is the river.
the-others-draw-things-how = Choose a thing and press the Spaces where it lies, or drag it there. Spaces with a fault are ringed.
the-others-draw-grid = The tiles of the map
the-others-draw-tiles = Tiles in the box
the-others-draw-turn = Turn { $tile }
the-others-draw-take = Take { $tile } away
the-others-draw-gap = Gap in row { $row }, column { $column }
the-others-draw-things = What can be placed
the-others-draw-count = { $count } of { $most }
the-others-draw-out-of-orbit = Out of orbit
the-others-draw-nothing-here = Nothing is placed here.
the-others-draw-remove = Remove: { $thing }
the-others-draw-first = Lay the first tile.
the-others-draw-sound = Nothing is wrong: the map can be played.
the-others-draw-faults = { $count ->
    [0] The check
    [one] 1 thing to mend
   *[other] { $count } things to mend
}
the-others-draw-trial = Is it even?
the-others-draw-trial-text = The machine plays both sides 50 times, with all Sins in turn and one to four Hero Players. That takes a minute or two.
the-others-draw-trial-go = Let the machine play it 50 times
the-others-draw-trial-played = { $played } of { $games } games played; the Sin won { $wins }.
the-others-draw-trial-stuck = { $count ->
    [one] 1 game did not end.
   *[other] { $count } games did not end.
}
the-others-draw-trial-ended = The trial has ended early. Begin it again.
the-others-draw-trial-older = These games were played before your last change.

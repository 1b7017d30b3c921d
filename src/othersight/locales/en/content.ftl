# What `othersight content check` says: of itself, and of every fault it can find in a tile or map file.

content-help = Check the content of the games: figures, cards, boards and their texts.
content-check-help = Without files: check all content of all games. Every TOML file is read; figures, names and words must be known and within the rules; every card, Hero, Monster, character, enemy, tile and map must be whole and fit for play; every id must have its behaviour, and every question, option, log line and card its text in every language. With files: check tile and map files of your own for The Others. Each fault is told with file, line and what would be right. Exit status 1 when something is wrong, 2 when a file cannot be read.
    .files = Tile or map files of your own (TOML).
content-holds = { $files ->
    [one] 1 file checked, nothing wrong
   *[other] { $files } files checked, nothing wrong
}
content-fails = { $problems ->
    [one] 1 problem
   *[other] { $problems } problems
}
content-fault = { $file }:{ $line }: { $fault }
content-broken = { $reason }
content-not-translated = { $text }: there is no text with this key in this language; translate the English one
content-fault-somewhere = { $file }: { $fault }

## The file as such

content-unreadable = cannot be read: { $reason }
content-not-utf8 = is not UTF-8 text; save it in that encoding
content-too-long = is longer than { $most } characters; a map needs far fewer
content-line-too-long = this line is longer than { $most } characters; a list may go over several lines
content-too-deep = is nested too deeply; a map has tables and lists of texts only
content-not-toml = is not TOML: { $reason }
content-neither = is neither a map, which has a layout, nor a file of tiles, which has tables such as [tiles.old-mill]
content-key-missing = { $name } is missing
content-unknown-key = nothing is called { $name } here; there are: { $known }
content-wants-text = { $name } must be a text in quotes, and not empty
content-wants-list = { $name } must be a list of texts, such as ["lyric-palace", "lyric-palace/ne"]
content-wants-table = { $name } must be a table, written [{ $name }] with keys below it
content-list-too-long = { $name } has more than { $most } entries
content-figure = { $name }: { $reason }
content-figures = { $reason }
content-no-such-map = there is no map { $asked }; there are: { $known }

## Tiles

content-no-tiles = no tile is given; at least one is needed
content-tile-id = { $tile } cannot be a tile's id: two or more small letters and digits, words joined by hyphens
content-tile-code = { $code } cannot be a tile's code: two capital letters, or a capital letter and a digit
content-code-taken = the code { $code } belongs to { $tile } already; choose another
content-tile-taken = a tile called { $tile } exists already; choose another id
content-unknown-icon = there is no City Action icon { $icon }; there are: { $known }
content-icon-bar = { $tile } has { $n } icons; a District has 1 to { $most }
content-permanent = { $written } is no printed token: write its kind ({ $kinds }), and for a Street a slash and the corner ({ $corners })

## The grid of a map

content-cell = { $cell } is no cell of a grid: write a tile's code, with ^ > v or < after it to turn the tile, or a dot for a gap
content-unknown-tile = no tile has the code { $code }; there are: { $known }
content-tile-twice = { $tile } lies in line { $first } already; each tile can be laid once
content-empty-row = row { $row } of the layout is empty; write a dot for a gap
content-grid-too-big = the layout has more than { $most } rows or columns
content-too-many-tiles = tiles laid: { $n }; at most { $most } can be
content-few-tiles = tiles laid: { $n }; at least { $fewest } are needed

## Places and set-up

content-unknown-address = { $name }: there is no Space { $address } on this map; did you mean { $near }?
content-colour = { $colour } cannot be a Metro colour: small letters and digits, words joined by hyphens
content-lone-station = the Metro line { $colour } needs stations in two different Spaces
content-story = there is no Story { $story }; there are: { $known }
content-letter = { $letter } cannot be a map's letter: one small letter
content-start-street = the Starting Space must be a Street, such as { $near }
content-unreachable = Heroes cannot get from the Starting Space to { $district }: join its tiles to the others or give both sides a Metro station of one colour
content-few-nests = Nests, printed and placed: { $n }; at least { $fewest } are needed, as many as Monsters can be Summoned in a Round
content-nest-near-start = the Nest at { $nest } is too near: the Starting Space must be { $steps } steps or more from every Nest
content-altars = Altars: { $n }; there must be { $fewest } to { $most }
content-icons = { $icon } icons on the tiles laid: { $n }; at least { $fewest } must be there
content-no-orbital = no Orbital Strike token can reach { $district }: place one in its tile group, or name a Space of the group as out of orbit (out_of_orbit)
content-in-orbit = { $district } is named as out of orbit, but its tile group has an Orbital Strike token; take one of the two away
content-supply = { $kind } tokens: { $n }; there are only { $most }
content-figures-number = { $kind }: { $n }; there must be { $fewest ->
    [0] at most { $most }
    [1] { $most ->
        [1] exactly 1
       *[other] 1 to { $most }
    }
   *[other] { $fewest } to { $most }
}
content-monster-at-start = no Monster may stand in the Starting Space; move this { $kind }
content-few-tokens = { $kind } tokens: { $n }; the Missions of this Story need at least { $fewest }
content-few-stations = Spaces with a Metro token: { $n }; the Missions of this Story need at least { $fewest }
content-npc-missing = there is no { $npc }; the Missions of this Story need it

# What `othersight serve` says on the command line.

serve-help = Serve tables to browsers: everybody who opens the address can play.
    .host = The address to listen at; 0.0.0.0 is reached from other machines.
    .port = The port to listen at; 0 takes a free one.
    .data = The folder where tables are kept.
    .database = Another database, such as postgresql://user@host/name; without it, SQLite in the data folder.
    .workers = Processes in which bots think; 0 lets them think in the server itself.
    .schema = Print the JSON schema of the protocol and stop.
    .open = Open the page in a browser.
serve-at = Othersight is at { $address } (tables are kept in { $data }). Press Ctrl+C to stop.
serve-cannot-keep = cannot keep tables in { $where }: { $reason }
serve-cannot-listen = cannot listen at { $host }, port { $port }: { $reason }

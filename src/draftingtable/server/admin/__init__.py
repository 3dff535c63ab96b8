"""Administration: bans, forgetting, the club's settings; by commands, HTTP and a page alike."""

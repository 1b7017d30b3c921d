# What `othersight campaign` says.

campaign-help = Play the Stories of The Others in a row, one sitting after another.
    .file = The file of the campaign.
    .simulate = The machine plays all sittings that are left.
campaign-new-help = Begin a campaign: its plan and its first sitting go into a new file.
campaign-next-help = Play the sitting under way or the next one; what was played is kept in the file.
campaign-show-help = Tell the sittings of a campaign, after playing all of them again as proof.
campaign-there-already = { $file } is there already; name a new file
campaign-begun = { $file } has a campaign of { $count ->
    [one] { $count } sitting
   *[other] { $count } sittings
}. Play the first with { $command }
campaign-go-on = Sitting { $number } is under way: go on with { $command }
campaign-next = Sitting { $number } comes next: { $command }
campaign-kept = This sitting is kept: go on with { $command }
campaign-other-game = that game is not the sitting under way of this campaign

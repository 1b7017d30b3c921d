# How the page looks and moves.

page-display = Display
page-display-theme = Theme
page-display-size = Size of text
page-display-pace = What others do is shown
page-display-letters = Letters on the figures
page-display-ids = Ids of rules
page-rule = Rule
page-theme-system = as the system
page-theme-dark = dark
page-theme-light = light
page-size-small = small
page-size-usual = usual
page-size-large = large
page-size-largest = very large
page-pace-step = one step at a press
page-pace-slow = slowly
page-pace-normal = at the usual pace
page-pace-instant = at once
page-display-notify = Notify me when it is my decision and I look elsewhere
page-notify-refused = The browser does not allow notifications from this page.

# An optional name with a password, which keeps one's tables together over devices.

page-account = My name
page-account-signed = Signed in as { $name }
page-account-text = A name with a password keeps your tables together over devices. Everything works without one, too.
page-account-name = Name
page-account-password = Password
page-account-password-text = At least 8 characters. Nobody can send you a new one, so keep it well.
page-account-up = Take this name
page-account-in = Sign in
page-account-out = Sign out
page-account-out-text = This browser then forgets the seats that it has only by your name.
page-account-keep = Keep the tables of this browser with my name
page-account-tables = Tables of my name
page-account-no-tables = No table belongs to your name yet.
page-account-detach = Detach
page-account-detach-table = Detach from my name: { $table }
page-account-here = Tables of this browser that do not belong to your name: { $count }
page-account-attach = Attach all
page-account-change = Change the password
page-account-old = Old password
page-account-new = New password
page-account-changed = The password is changed. All other browsers are signed out.
page-account-delete = Delete my name
page-account-delete-text = Your tables stay, and this browser keeps the links that it had before. Your password shows that it is you.
page-account-deleted = The name is deleted.

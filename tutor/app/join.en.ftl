# Joining a class, signing in as the teacher, signing out.

form-optional = (may be left empty)
form-again = Open it again
form-cookies-title = The browser refuses cookies
form-cookies = Without cookies nobody can be told from anybody else here, so that nothing of what you enter arrives. Allow cookies for this address in the settings of the browser, then open the page again.
form-stale-title = Please enter it once more
form-stale = The form was open for too long. Open the page again and enter everything once more.

class-mine = My class
class-seen = The teacher’s page

join-title = Join the class
join-intro = The teacher tells you the code of the class. Choose a nickname by which the class will know you.
join-code = Class code
join-nickname = Nickname
join-nickname-note = Up to { $most } characters, in any script.
join-key = Return key
join-key-note = Only if you have joined before. It was shown to you then.
join-button = Join
join-wrong-code = There is no class with this code. Compare it with the one the teacher gave you; capitals and small letters are the same.
join-nickname-empty = Enter a nickname in which at least one letter, digit or sign can be seen.
join-nickname-long = { $n ->
    [one] This nickname has { $n } character.
   *[other] This nickname has { $n } characters.
} Shorten it to { $most } at most.
join-nickname-unseen = This nickname holds characters that cannot be seen. Type it anew.
join-taken = Somebody in the class has this nickname already. Choose another; if it is you, enter your return key below.
join-wrong-key = This key does not go with this nickname. Check both; without the key, leave the field empty and join under another nickname.
join-too-often = There were too many attempts. Wait a minute and try again.
join-away = The list of the class cannot be opened just now. Nothing is lost: try again in a minute.
join-deleted = Everything that was kept of you in the class is deleted, your nickname and your return key too. To go on, join the class anew.
join-here-title = You are in the class
join-here = Class: { $klass }. Nickname: { $nickname }.
join-go-on = Go on to the lessons
join-kept-title = You have joined
join-kept = This is your return key. It is shown only now: write it down. With the class code, your nickname and this key you come back to your lessons in another browser or on another machine.

teach-title = For the teacher
teach-intro = Enter the teacher’s token. It was printed when the server started, unless whoever started it chose one.
teach-token = Teacher’s token
teach-button = Sign in
teach-wrong = This token does not fit. Copy all of it, without spaces around it.

leave-title = Sign out of this browser?
leave-class = Your answers stay with the class. To come back you need the class code, your nickname and your return key.
leave-alone = What you have learnt so far can no longer be opened from this browser: the lessons begin anew.
leave-teacher = To see the class again you need the teacher’s token.
leave-button = Sign out
leave-stay = Stay

### The workshop: packs as they are being written.

ui-scene-workshop = Workshop
ui-scene-workshop-help = How a pack is made
menu-workshop = Workshop
menu-workshop-hint = Make cards, tiles and spirits of your own and see them as you write
workshop-title = Workshop: { $name }
workshop-own = Your packs
workshop-where = They lie in { $folder }
workshop-none = There is none yet. Begin with an example at the right; it is a small pack that works, and you change it.
workshop-new = A new pack
workshop-new-text = An example is copied into your folder. Change its files with any text editor: this page shows at once what they make.
workshop-begin = Begin
workshop-begin-game = Begin a pack for { $game }
workshop-shipped = What there is
workshop-shipped-game = What there is in { $game }, to look at and to copy
workshop-begun = The pack lies in { $folder }
workshop-not-written = The pack cannot be written: { $why }
workshop-help = How?
workshop-looking = The pack is being looked at …
workshop-things = What is in the pack
workshop-files = Other files
workshop-whole = The pack as a whole
workshop-empty = There is nothing in this pack yet. The page “How?” says which files it may have.
workshop-file-only = This file makes no picture. What is wrong with it stands beside its lines.
workshop-not-whole = No picture yet: the game does not take this as it is written. What is wrong stands beside its lines.
workshop-no-picture = It cannot be drawn ({ $why })
workshop-picture = { $name }, as it will look
workshop-line = Line { $n }
workshop-complaints = { $n ->
    [one] { $n } complaint
   *[other] { $n } complaints
 }
workshop-remarks = { $n ->
    [one] { $n } remark
   *[other] { $n } remarks
 }
workshop-refused = { $n ->
    [one] { $n } complaint: as it is, the pack would be left out.
   *[other] { $n } complaints: as it is, the pack would be left out.
 }
workshop-light = { $n ->
    [one] The pack can be played. { $n } thing could be better.
   *[other] The pack can be played. { $n } things could be better.
 }
workshop-well = All is well: the pack can be switched on.
workshop-shipped-status = What the game brings itself. Copy the lines of what is like yours.
workshop-try = Try it
workshop-try-why = Only what the game takes can be tried
workshop-tried = It lies on top of its deck, or was chosen for this table. The menu leads back to the workshop.
workshop-return = Back to the workshop
workshop-copy = Copy lines
workshop-copy-why = Choose a thing first
workshop-copied = { $n ->
    [one] { $n } line copied
   *[other] { $n } lines copied
 }
workshop-switch = Switch on
data-problem-no-name = there is no name { $message } ({ $langs })
data-problem-no-name-light = there is no name { $message } ({ $langs }): English is shown
data-problem-no-such-file = the game reads no file of this name{ $tail }

## The page “How?”

workshop-help-title = How a pack is made
workshop-help-steps = Step by step
workshop-help-kind = { $named ->
    [yes] { $kind }: an entry of the list “{ $list }”; its name is the message “{ $name }-” with its id
   *[no] { $kind }: an entry of the list “{ $list }”; it has no name
 }
workshop-step-what = What a pack is
workshop-step-what-text = A folder with a few text files. It adds things to one game: cards, tiles, spirits, characters. Nothing in it is a program, and the game checks every word. You need a text editor and no other tool.
workshop-step-begin = Begin with an example
workshop-step-begin-text = In the workshop, press “Begin” beside the game. A small pack that works is copied into { $folder }. Open that folder in your file manager and its files in your editor.
workshop-step-manifest = pack.yaml says who the pack is
workshop-step-manifest-text = “id” is its own word in small letters, digits and hyphens: choose another one than the example has. “name” is what players read. “version” stands in quotes. “game” and “set” stay as they are.
workshop-step-files = A file for each kind of thing
workshop-step-files-text = The pages of the games, above, say which files there are and show one of each. A file that you do not need may be deleted. Every entry has an “id” that nothing else has. Two spaces further in means: it belongs to the line above. A line that begins with # is for you alone.
workshop-step-names = Names in three languages
workshop-step-names-text = They stand in text/en/names.ftl, text/it/names.ftl and text/uk/names.ftl, a line each: the message, an equals sign, the name. Only English is needed; where another language is missing, English is shown. What a card does is worded by the game itself.
workshop-step-look = Look while you write
workshop-step-look-text = Open the pack in the workshop and save your file: the picture is made anew within a second. The switch at the top shows it in the other languages. For words that effects may have, look at “What there is”: each thing of the game with its lines, and “Copy lines” takes them along.
workshop-step-wrong = What is wrong stands beside its line
workshop-step-wrong-text = Each complaint is one sentence, often with what you probably meant. Mend it, save, and it goes. What is right is shown meanwhile. While there are complaints the pack cannot be switched on.
workshop-step-try = Try it
workshop-step-try-text = “Try it” opens a table at which the thing lies on top of its deck, or is what was chosen at the set-up. The menu of that table leads back here.
workshop-step-share = Switch it on, and give it to others
workshop-step-share-text = In Settings, Packs, each pack has a switch; it counts from the next table on. To give it to somebody, give them the folder: it goes into their { $folder }. Saved games say which packs they need.
workshop-help-names = The names of all that stands above, and what else is said in words: the same messages in text/it and text/uk, in those languages. Where one is missing the workshop says so, with the whole message.
workshop-help-challenges = Short tasks on a position of their own. The words of a position are those of the game’s own file of this name; a solution that is played must do the task, and a mistake must not. Title and task are the messages “challenge-”, the game and the id, and the same with “-text”.

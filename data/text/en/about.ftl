### The page about the program.

set-tab-about = About
about-head = Tidetable { $v }
about-what = A table for modern board games on your own computer: offline, without an account. Nothing about you or your games is sent anywhere.
about-notice = Tidetable is an unofficial fan project. It is not made, endorsed or supported by the publishers or authors of the games. The games’ names belong to their owners. Rules are carried out and card texts are worded by us; all pictures are our own.
about-licence = Tidetable’s own code, data and pictures are under the MIT licence.
about-built = What it is built on
about-english = The notices below are in English.

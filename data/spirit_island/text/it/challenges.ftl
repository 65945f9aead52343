### Le sfide: titoli e compiti.

challenge-spirit-island-two-shores = Due rive
challenge-spirit-island-two-shores-text = Gli invasori devasteranno G3 e G5. Tieni entrambi i territori senza degrado.
challenge-spirit-island-no-walls = Niente mura qui
challenge-spirit-island-no-walls-text = Gli invasori costruiranno nella giungla. Quando avranno costruito, in G6 e G7 non deve esserci né un villaggio né una città.
challenge-spirit-island-last-town = L’ultimo villaggio
challenge-spirit-island-last-town-text = Livello di terrore II: vince chi non vede più villaggi né città. Distruggi l’ultimo prima che gli invasori costruiscano.

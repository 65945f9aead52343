### Le sfide: titoli e compiti.

challenge-anima-three-cards-two-hands = Tre carte, due mani
challenge-anima-three-cards-two-hands-text = Un serpente di vetro. Delle tue tre carte se ne possono giocare due: vinci la battaglia.
challenge-anima-bribe-or-fight = Corrompere o combattere
challenge-anima-bribe-or-fight-text = Esplora la torre e supera tutto ciò che vi aspetta.
challenge-anima-running-ground = Terra che fugge
challenge-anima-running-ground-text = La terra si squarcia: una prova di velocità di 12. Resta nel deserto con tutto il gruppo.

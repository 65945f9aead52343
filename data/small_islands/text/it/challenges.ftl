### Le sfide: titoli e compiti.

challenge-small-islands-land-or-wait = Sbarcare o aspettare?
challenge-small-islands-land-or-wait-text = Il round è quasi finito. Fai almeno 7 punti con il tuo obiettivo nella ricompensa di questo round.
challenge-small-islands-one-bridge = Tre tessere, un’isola
challenge-small-islands-one-bridge-text = Servono un tempio e due fiori di loto. Fai almeno 11 punti nella ricompensa di questo round.
challenge-small-islands-the-other-side = L’altro lato
challenge-small-islands-the-other-side-text = La tua isola non ha un porto, ma hai segnalini bonus. Fai almeno 10 punti nella ricompensa di questo round.

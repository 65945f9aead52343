### What the screens round the table say of this game: set-up, statistics, result, packs.

packs-kind-card-minor = { $n ->
    [one] { $n } potere minore
   *[other] { $n } poteri minori
}
packs-kind-card-major = { $n ->
    [one] { $n } potere maggiore
   *[other] { $n } poteri maggiori
}
packs-kind-card-unique = { $n ->
    [one] { $n } potere unico
   *[other] { $n } poteri unici
}
packs-kind-spirit = { $n ->
    [one] { $n } spirito
   *[other] { $n } spiriti
}
packs-kind-fear = { $n ->
    [one] { $n } carta paura
   *[other] { $n } carte paura
}
packs-kind-invader = { $n ->
    [one] { $n } carta invasore
   *[other] { $n } carte invasore
}
packs-kind-board = { $n ->
    [one] { $n } mappa
   *[other] { $n } mappe
}

## Registro

log-group-invaders = Invasori

## The end of a game

score-page-totals = Totali
score-page-sources = Per origine
score-page-powers = Poteri
score-col-used = usi
score-col-fear = paura
score-col-hits = rimossi
score-powers-used = Poteri usati
score-powers-fear = Paura dai propri poteri
score-powers-hits = Invasori rimossi
score-no-powers = Nessun potere è stato usato.
score-by-fear = Paura
score-by-fear-powers = dai poteri
score-by-fear-destroyed = da villaggi e città distrutti
score-by-fear-fear-cards = dalle carte paura
score-by-fear-other = da altro
score-by-blight = Degrado
score-by-blight-ravage = per devastazione
score-by-blight-cascade = per propagazione
score-by-blight-other = per altro
score-by-placed = Invasori arrivati
score-by-placed-explore = per esplorazione
score-by-placed-build = per costruzione
score-by-placed-added = per altro
score-by-gone = Invasori scomparsi
score-by-gone-by-powers = distrutti dai poteri
score-by-gone-by-dahan = distrutti dai dahan
score-by-gone-by-fear = distrutti dalla paura
score-by-gone-by-other = distrutti in altro modo
score-by-gone-removed = rimossi
score-graph-island = Isola
score-graph-invaders = Pedine
score-graph-fear = Paura
score-graph-presence = Presenza
score-curve-explorers = Esploratori
score-curve-towns = Villaggi
score-curve-cities = Città
score-curve-dahan = Dahan
score-curve-fear = Paura totale
score-curve-fear-cards = Carte paura
score-why-blight =
    Segnalini degrado: { $ravage } per devastazione, { $cascade } per propagazione{ $other ->
        [0] .
       *[other] , { $other } per altro.
    }
score-why-won = Paura generata: { $fear }; invasori scomparsi dall’isola: { $gone }.
score-why-lost = Segnalini degrado sull’isola: { $blight }; presenze distrutte: { $presence }.

## Key moments

moment-end-inner-land = Un villaggio o una città arriva in un territorio centrale ({ $where }).
moment-end-capital = In un territorio ci sono troppi villaggi e città ({ $where }).
moment-end-few-dahan = Da qui restano troppo pochi dahan.
moment-end-no-presence = { $who } perde l’ultima presenza, in { $land }.
moment-end-blight = L’ultimo degrado della riserva arriva in { $land }.
moment-terror = Il livello di terrore sale a { $level }.
moment-fear = Il turno con più paura: { $n }.
moment-fallen = Il turno con più villaggi e città distrutti: { $n }.
moment-dahan = Il turno con più dahan persi: { $n }.
moment-build = Il turno con più costruzioni: { $n }.
moment-cascade = { $n ->
    [one] Il degrado si propaga { $n } volta in un turno.
   *[other] Il degrado si propaga { $n } volte in un turno.
 }
moment-presence = { $n ->
    [one] { $who } perde { $n } presenza in un turno.
   *[other] { $who } perde { $n } presenze in un turno.
 }

## I quattro giochi

ui-game-spirit-island = Spirit Island
ui-blurb-spirit-island = Cooperativo. Gli spiriti scacciano gli invasori dalla loro isola: Horizons, o la scatola completa.

## Ovunque

ui-strength-offense = Attacco
ui-strength-control = Controllo
ui-strength-fear = Paura
ui-strength-defense = Difesa
ui-strength-utility = Utilità

## Nuova partita

setup-spirit = Spirito del giocatore { $n }
setup-gallery = Spiriti
setup-choose-spirit = { $who }, scegli il tuo spirito
setup-boards = Mappe di partenza
setup-boards-hint = I dischi mostrano dove cominciano gli spiriti.
setup-board = Mappa di partenza
setup-board-name = Mappa { $board }
setup-board-hint = Se qualcuno ha questa mappa, ve la scambiate.
setup-complexity = Complessità: { $level }
option-stage-ii-actions = Azioni di stadio II
option-stage-ii-actions-hint = Le carte invasore di stadio II con una bandiera aggiungono la propria azione quando vengono esplorate.
setup-facts = { $seats ->
    [one] { $seats } spirito su { $boards } mappa. Tutti i giocatori vincono o perdono insieme.
   *[other] { $seats } spiriti su { $boards } mappe. Tutti i giocatori vincono o perdono insieme.
 }

## Fine della partita

score-headline-win = Vittoria
score-terror = Livello di terrore / carte paura
score-blight = Degrado sull’isola / in riserva
score-invaders = Esploratori / villaggi / città rimasti
score-dahan = Dahan rimasti
score-presence = Presenze sull’isola
score-destroyed = Presenze distrutte
score-cards = Carte potere
score-energy = Energia rimasta
score-why-win = Perché è una vittoria
score-why-win-sacrifice = Perché è una vittoria
score-why-loss = Perché è una sconfitta
score-curve-buildings = Villaggi, città
score-curve-blight = Degrado
score-curve-presence = Presenza

## Errori. $kind è il nome dell’errore per una segnalazione.

setup-win-rate-spirit = Da solo e senza avversario il bot ha vinto con questo spirito { $wins } partite su { $games } (quasi di certo fra { $low } e { $high }%).
setup-win-rate = Con le azioni di stadio II il bot ha vinto { $wins } partite su { $games } { $n ->
    [one] con questo spirito da solo
   *[other] con { $n } spiriti
 } (quasi di certo fra { $low } e { $high }%).

## Il finale

end-title-won = L’isola è libera
end-title-lost = L’isola è perduta
# Perché è una sconfitta, dove si guarda per primo. $name: l’avversario o lo scenario, $where: che cosa sta dove.
end-lost-blight = Il degrado ha invaso l’isola: la riserva è vuota.
end-lost-time = Il tempo è scaduto: non restava nessuna carta invasore con cui esplorare.
end-lost-no-presence = { $n ->
    [one] { $who } non ha più presenza sull’isola.
   *[other] { $who } non hanno più presenza sull’isola.
 }
end-lost-capital = Ha vinto l’avversario ({ $name }): { $n } o più villaggi e città stanno in un solo territorio ({ $where }).
end-lost-inner-land = Lo scenario è perso ({ $name }): un villaggio o una città sta in un territorio centrale ({ $where }).
end-lost-few-dahan = Lo scenario è perso ({ $name }): restano troppo pochi dahan, { $n } di almeno { $least }.
end-lost-insurrection = Lo scenario è perso ({ $name }): i dahan sono ancora in minoranza in { $n ->
    [one] { $n } territorio
   *[other] { $n } territori
 }, per vincere { $most ->
    [0] in nessuno
   *[other] al massimo in { $most }
 }.
end-fear = Paura
end-fear-cards = { $n ->
    [one] { $n } carta paura guadagnata
   *[other] { $n } carte paura guadagnate
 }
end-buildings = Villaggi, città eliminati
end-explorers = Esploratori eliminati
end-left = { $n ->
    [0] non ne restano
    [one] ne resta { $n }
   *[other] ne restano { $n }
 }
end-dahan = Dahan
end-dahan-note = vivono qui
end-blight = Degrado
end-pool = { $n ->
    [0] riserva vuota
   *[other] in riserva: { $n }
 }
end-score = Punteggio
end-score-of = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
 }
end-score-victory = { $n ->
    [0] vittoria { $points }
   *[other] vittoria, 10 + 5 × difficoltà { $n }: { $points }
 }
end-score-defeat = { $n ->
    [0] sconfitta { $points }
   *[other] sconfitta, 2 × difficoltà { $n }: { $points }
 }
end-score-deck = { $n ->
    [one] { $n } carta invasore rimasta: { $points }
   *[other] { $n } carte invasore rimaste: { $points }
 }
end-score-used = { $n ->
    [one] { $n } carta invasore rivelata: { $points }
   *[other] { $n } carte invasore rivelate: { $points }
 }
end-score-dahan = { $n } dahan: { $points }
end-score-blight = { $n ->
    [one] { $n } segnalino degrado: { $points }
   *[other] { $n } segnalini degrado: { $points }
 }
end-needs-1 = { $n ->
    [one] invasore
   *[other] invasori
 }
end-needs-2 = { $n ->
    [one] villaggio o città
   *[other] villaggi o città
 }
end-needs-3 = città
end-had-won = { $n ->
    [one] Con ancora { $n } segnalino degrado l’isola sarebbe stata perduta: la riserva non ne aveva più.
   *[other] Con ancora { $n } segnalini degrado l’isola sarebbe stata perduta: la riserva non ne aveva di più.
 }
end-had-time = { $n ->
    [one] Se gli invasori avessero resistito, il tempo sarebbe scaduto dopo ancora { $n } carta invasore.
   *[other] Se gli invasori avessero resistito, il tempo sarebbe scaduto dopo ancora { $n } carte invasore.
 }
end-had-blight = Con un segnalino degrado in meno la riserva per ora avrebbe retto. Il turno peggiore: il { $turn }, con { $n }.
end-most-blight = Il turno con più degrado: il { $turn }, con { $n }.
end-had-inner-land = Senza villaggi né città in { $lands } l’isola non sarebbe ancora perduta.
end-had-capital = Con meno di { $n } villaggi e città in { $lands } l’isola non sarebbe ancora perduta.
end-had-dahan = Con { $n } dahan in più l’isola non sarebbe ancora perduta.
end-had-outnumbered = { $n ->
    [one] Con i dahan in minoranza in un territorio in meno l’isola sarebbe libera.
   *[other] Con i dahan in minoranza in { $n } territori in meno l’isola sarebbe libera.
 }
end-had-presence = { $who }: in questa partita { $n } presenze distrutte, il turno peggiore: il { $turn }, con { $most }.
end-had-presence-once = { $who }: { $n ->
    [one] in questa partita { $n } presenza distrutta, nel turno { $turn }.
   *[other] in questa partita { $n } presenze distrutte, tutte nel turno { $turn }.
 }
end-had-cleared = Scacciando ancora { $n } { $what } l’isola sarebbe libera: il livello di terrore { $level } non chiede altro.

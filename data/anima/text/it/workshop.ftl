### L’officina: i tipi di cose, e come si scrivono.

workshop-anima-about = Un pacchetto aggiunge carte di ogni tipo. Le abilità sono ki, magic e trickery. Tutti gli id del gioco sono un solo elenco: nessuna carta ne ha uno uguale.
workshop-anima-character = Personaggio
workshop-anima-character-help = strength, speed, gender, skills, e special o null. Uno passive vale sempre, per tap il personaggio si esaurisce.
workshop-anima-area = Area
workshop-anima-area-help = level da 1 a 3, trade, la tabella del dado da 1 a 6, tre ricompense.
workshop-anima-encounter = Incontro
workshop-anima-encounter-help = Un mostro ha level, strength e creature, un evento ha effects.
workshop-anima-advantage = Vantaggio
workshop-anima-advantage-help = family skill (con la sua skill) o plot, la window in cui si gioca, i suoi effects. copies dice quante ce ne sono.
workshop-anima-main = Missione principale
workshop-anima-main-help = I suoi passi e la sua ricompensa.
workshop-anima-final = Missione finale
workshop-anima-final-help = Ciò che fa vincere la partita.

name-rice-grey-heron = Airone cenerino
name-rice-heron-rain = Pioggia degli aironi

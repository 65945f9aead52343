name-rice-grey-heron = Grey Heron
name-rice-heron-rain = Herons’ Rain

"""The machine that runs rules: state, agenda, effects, chance, and the contract that every game keeps."""

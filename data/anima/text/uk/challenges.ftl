### Випробування: назви й завдання.

challenge-anima-three-cards-two-hands = Три карти, дві руки
challenge-anima-three-cards-two-hands-text = Скляний змій. З трьох карт можна зіграти дві: виграйте битву.
challenge-anima-bribe-or-fight = Підкупити чи битися
challenge-anima-bribe-or-fight-text = Дослідіть вежу й пройдіть усе, що там чекає.
challenge-anima-running-ground = Земля, що тікає
challenge-anima-running-ground-text = Земля розверзається: перевірка швидкості 12. Залишіться в пустелі всією групою.

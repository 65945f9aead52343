### Випробування: назви й завдання.

challenge-spirit-island-two-shores = Два береги
challenge-spirit-island-two-shores-text = Загарбники спустошать G3 і G5. Збережіть обидві території без скверни.
challenge-spirit-island-no-walls = Тут не будувати
challenge-spirit-island-no-walls-text = Загарбники будуватимуть у джунглях. Після цього в G6 і G7 не має бути ні поселення, ні міста.
challenge-spirit-island-last-town = Останнє поселення
challenge-spirit-island-last-town-text = Рівень жаху II: перемагає той, хто не бачить ні поселень, ні міст. Знищте останнє, перш ніж загарбники будуватимуть.

"""Gypsum of flue-gas cleaning: moist, off-white, in clods that break, on the tray of the specimens. Not a product."""

from grains import Bed
from loose import rest, strew
from powder import lay, matt, poured
from shapes import rock
from specimen import INSIDE, begin, finish

begin(seed=231, bounces=(3, 2, 1))
pale = matt('gypsum', (0.5, 0.47, 0.41), (0.66, 0.63, 0.56), grain=20.0, bump=0.6)
height = poured(2.3, 0.42, runs=0.1, ragged=0.34, fine=0.05, seed=11.0)
lay(height, pale, specks=3800, size=(0.014, 0.05), reach=(4.2, 3.0))
clods = [rock(f'clod {k}', 300 + k, pale, subdivisions=5, cuts=9, rough=0.2, fine=0.06) for k in range(6)]
bed = Bed(INSIDE, 0.05, height)
strew(bed, clods, 420, (0.05, 0.42), spread=(3.6, 2.7), at=(0.0, 0.2), power=4, shape=0.75)
for k, (x, y, size) in enumerate(((-3.9, -2.9, 0.8), (3.7, -2.7, 0.95), (4.6, -1.2, 0.5), (-1.3, -4.0, 0.55))):
    rest(clods[k], (x, y), (size, size * 0.85, size * 0.7), k)
finish('gypsum')

"""Smelter-grade alumina: a wide white cone, sandy, that still slides."""

from powder import lay, matt, poured
from specimen import begin, finish

begin(seed=216, bounces=(3, 2, 1))
white = matt('alumina', (0.62, 0.63, 0.63), (0.74, 0.74, 0.73), grain=34.0, bump=0.4)
lay(poured(3.0, 0.5, runs=0.13, ragged=0.12, fine=0.03, seed=7.0), white, specks=5000, size=(0.012, 0.032), reach=(4.2, 3.0))
finish('alo-0101')

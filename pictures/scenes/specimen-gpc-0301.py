"""Green needle coke: black splinters with a fibrous break."""

from specimen import begin, cone, finish
from splinters import fibrous, splinter, splinter_heap

begin(seed=206)
surface = fibrous((0.022, 0.023, 0.025), (0.1, 0.104, 0.108), metal=0.75, rough=0.3)
splinters = [splinter(f'splinter {k}', k + 23, surface) for k in range(9)]
splinter_heap(splinters, cone(2.7, 0.62, long=1.3), [(0.9, 1.5, 160), (0.5, 0.9, 1400), (0.2, 0.45, 6000)])
finish('gpc-0301')

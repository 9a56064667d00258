"""Calcined needle coke: bright silver splinters in a low heap."""

from specimen import begin, cone, finish
from splinters import fibrous, splinter, splinter_heap

begin(seed=207)
splinters = [splinter(f'splinter {k}', k + 41, fibrous()) for k in range(10)]
splinter_heap(splinters, cone(2.3, 0.5, long=1.3), [(1.1, 1.8, 170), (0.5, 1.0, 1500), (0.2, 0.45, 5000)], strewn=220)
finish('nc-0101')

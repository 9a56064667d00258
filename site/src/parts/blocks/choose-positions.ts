import { boxAt, overlap, type PlacedBox } from './box.ts';
import { comparedSizes, costs, search } from './label-tuning.ts';

/** A position with its box. */
export type Candidate<Position> = PlacedBox & { position: Position };

/** A label with its possible positions, the best first. */
export type Label<Position> = { candidates: Candidate<Position>[]; chosen: number };

/**
 * Places one label after the other, then moves each to its cheapest position until none moves. The result depends on
 * the order, so a few orders are tried.
 */
export function choosePositions<Position>(
  labels: readonly Label<Position>[],
  costOf: (candidate: Candidate<Position>) => number,
): void {
  const ownCosts = labels.map(({ candidates }) =>
    candidates.map((candidate, rank) => costOf(candidate) + rank * costs.rank),
  );
  let best = { cost: Infinity, chosen: labels.map(({ chosen }) => chosen) };
  for (let start = 0; start < search.starts && best.cost > 0; start += 1) {
    const first = Math.round((labels.length * start) / search.starts);
    const order = labels.map((_, index) => (index + first) % labels.length);
    const chosen = labels.map((): number | undefined => undefined);
    let moved = true;
    for (let round = 0; round < search.rounds && moved; round += 1) {
      moved = false;
      for (const index of order) {
        const cheapest = cheapestOf(index, chosen);
        moved ||= cheapest !== chosen[index];
        chosen[index] = cheapest;
      }
    }
    const cost = order.reduce((sum, index) => sum + costAt(index, chosen[index] ?? 0, chosen), 0);
    if (cost < best.cost) best = { cost, chosen: chosen.map((candidate) => candidate ?? 0) };
  }
  labels.forEach((label, index) => {
    label.chosen = best.chosen[index] ?? 0;
  });

  function cheapestOf(index: number, chosen: readonly (number | undefined)[]): number {
    const { candidates } = labelAt(index);
    let [cheapest, least] = [0, Infinity];
    for (let candidate = 0; candidate < candidates.length; candidate += 1) {
      if ((ownCosts[index]?.[candidate] ?? 0) >= least) continue;
      const cost = costAt(index, candidate, chosen, least);
      if (cost < least) [cheapest, least] = [candidate, cost];
    }
    return cheapest;
  }

  /** The cost, or any number above `enough` that it exceeds. */
  function costAt(
    index: number,
    candidate: number,
    chosen: readonly (number | undefined)[],
    enough = Infinity,
  ): number {
    let cost = ownCosts[index]?.[candidate] ?? 0;
    const own = labelAt(index).candidates[candidate];
    if (own === undefined) return cost;
    for (let other = 0; other < labels.length && cost < enough; other += 1) {
      const otherChosen = chosen[other];
      if (other === index || otherChosen === undefined) continue;
      const neighbour = labelAt(other).candidates[otherChosen];
      const shared = neighbour === undefined ? 0 : sharedArea(own, neighbour);
      if (shared > 0) cost += costs.overlap + shared * costs.sharedPixel;
    }
    return cost;
  }

  function labelAt(index: number): Label<Position> {
    const label = labels[index];
    if (label === undefined) throw new Error('there is no such label');
    return label;
  }
}

/** What two labels share in the drawing of any size. */
function sharedArea(one: PlacedBox, other: PlacedBox): number {
  return comparedSizes.reduce((sum, size) => sum + overlap(boxAt(one, size), boxAt(other, size)), 0);
}

export function chosenOf<Position>({ candidates, chosen }: Label<Position>): Candidate<Position> {
  const candidate = candidates[chosen];
  if (candidate === undefined) throw new Error('a label without a position');
  return candidate;
}

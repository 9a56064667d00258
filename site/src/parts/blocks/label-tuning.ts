/**
 * What the placement of labels is tuned with, so that nothing overlaps in any diagram of the demonstration in any
 * language. Lengths are in pixels of the narrowest drawing (`smallestDrawing`), or of a phone's.
 */

export const typeSizes = { name: 13, phoneName: 11, duration: 12 };

export const lineHeight = 1.25;

/** The widths at which names are wrapped; the wider one is tried first. */
export const nameWidths = { wide: 128, narrow: 76, phone: [76, 44] };

/** From a stop to its name. Where stops are close together, names are farther away, with a line to the stop. */
export const nameDistances = { beside: 14, away: [26, 42, 60], phone: 9 };

/** Half the side of the square that a name or a duration may not cover. */
export const markRadius = { stop: 9, phoneStop: 4, arrowhead: 6 };

/** The border that labels do not reach into. */
export const border = { drawing: 4, phone: 2 };

/** Where on a leg its duration and its arrowhead may be, as fractions of it, the best first. */
export const legParts = {
  on: [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74],
  beside: [0.5, 0.4, 0.6, 0.3, 0.7, 0.85],
  /** Long sea routes share their beginning, and river routes theirs with them: each has its label near its end. */
  nearEnd: [0.93, 0.9, 0.87, 0.96, 0.84, 0.8, 0.76, 0.72, 0.66],
  arrowhead: [0.75, 0.7, 0.65, 0.6, 0.8, 0.85, 0.9, 0.4, 0.3, 0.2],
};

/** Lengths of legs in units of the drawing. The marks at the ends of a short one leave no line to label. */
export const legLengths = { short: 4, long: 45 };

/** What a position costs: the cheapest is chosen. */
export const costs = {
  /** For each better position that the label has. */
  rank: 2,
  /** A name that needs a line to its stop: one beside its stop is worth more than a duration on its leg. */
  leader: 200,
  /** Two labels that overlap, and each square pixel that they share. */
  overlap: 40,
  sharedPixel: 10,
  /** Each square pixel outside the drawing, or on a mark. */
  pixelOutside: 40,
  markedPixel: 20,
  /** Each point of a line inside the label; the points are about 1.5 units apart. */
  crossedPoint: 30,
};

/** Labels keep their size and lines do not: costs are those of the drawing at these multiples of its width. */
export const comparedSizes = [1, 1.5];

/** The widths of the drawing on phones, as multiples of the narrowest. */
export const phoneSizes = [1, 1.2, 1.5, 2];

/** How many points of lines a name may cover on a phone. */
export const phoneCrossings = { works: 10, port: 4, customer: 2, border: 2, hub: 2 };

/** How many orders of labels are tried, and how often each label may move. */
export const search = { starts: 6, rounds: 8 };

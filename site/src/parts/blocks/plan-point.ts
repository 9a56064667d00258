/** A point of a drawing of routes, in the plan's units: 100 across, 60 down. */
export type Point = { across: number; down: number };

/** Items on one page; the first is what a reader gets who has not chosen. */
export const newsSizes = [9, 12, 15] as const;

export type NewsSize = (typeof newsSizes)[number];

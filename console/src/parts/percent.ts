/** A share as a length of an SVG: 12.500%. */
export const percent = (share: number) => `${(100 * share).toFixed(3)}%`;

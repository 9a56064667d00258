/** The most products and grades that are compared side by side. */
export const maxCompared = 4;

const maxCodeLength = 40;

/** The item numbers and grades of a comparison's URL: `BY-CPC-0101.BY-C2`, or one value for each. */
export function comparedItems(values: readonly string[]): string[] {
  const codes = values
    .flatMap((value) => value.split(/[.,;\s]+/))
    .map((code) => code.toUpperCase())
    .filter((code) => code.length <= maxCodeLength && /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(code));
  return [...new Set(codes)].slice(0, maxCompared);
}

import { isFields, rowKeyName } from '../publishing/bodies/leaves.ts';

function keyOf(value: unknown): unknown {
  return isFields(value) ? value[rowKeyName] : undefined;
}

/**
 * Gives the rows of lists the keys that they have here, by their position, where two installations share no key of a
 * list. The demonstration's rows have other keys on each installation.
 */
export function withKeysOf(incoming: unknown, existing: unknown): unknown {
  if (isFields(incoming) && isFields(existing))
    return Object.fromEntries(
      Object.entries(incoming).map(([name, value]) => [name, withKeysOf(value, existing[name])]),
    );
  if (!Array.isArray(incoming) || !Array.isArray(existing)) return incoming;
  const rows: unknown[] = existing;
  const isForeign = !incoming.some((row) =>
    rows.some((known) => keyOf(row) !== undefined && keyOf(known) === keyOf(row)),
  );
  return incoming.map((row: unknown, index) => {
    const same = isForeign ? rows[index] : rows.find((known) => keyOf(known) === keyOf(row));
    const aligned = withKeysOf(row, same);
    return isForeign && isFields(aligned) && keyOf(same) !== undefined
      ? { ...aligned, [rowKeyName]: keyOf(same) }
      : aligned;
  });
}

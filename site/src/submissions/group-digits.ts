const separators = /[\s\p{Pd}.·]/gu;

export type Typed = { value: string; caret: number };

/**
 * A number as it is being typed, in groups of four, with the caret behind as many digits as before; `forward` when a
 * character after the caret was deleted. What holds anything but digits is left as it was written: it is told, not changed.
 */
export function groupDigits({ value, caret }: Typed, forward = false): Typed {
  const digits = bare(value);
  if (!/^\d*$/.test(digits)) return { value, caret };
  const grouped = digits.match(/\d{1,4}/g)?.join(' ') ?? '';
  const before = bare(value.slice(0, caret)).length;
  const gaps = forward ? Math.floor(before / 4) : Math.floor(Math.max(0, before - 1) / 4);
  return { value: grouped, caret: Math.min(grouped.length, before + gaps) };
}

function bare(written: string): string {
  return written.normalize('NFKC').replaceAll(separators, '');
}

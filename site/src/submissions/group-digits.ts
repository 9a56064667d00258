const separators = /[\s\p{Pd}.·]/gu;

export type Typed = { value: string; caret: number };

/**
 * Groups the digits of a number by four while it is typed, and keeps the caret behind the same digit. `forward` means
 * that a character after the caret was deleted. Input with other characters stays unchanged, so that validation can
 * report it.
 */
export function groupDigits({ value, caret }: Typed, forward = false): Typed {
  const digits = stripSeparators(value);
  if (!/^\d*$/.test(digits)) return { value, caret };
  const grouped = digits.match(/\d{1,4}/g)?.join(' ') ?? '';
  const before = stripSeparators(value.slice(0, caret)).length;
  const gaps = forward ? Math.floor(before / 4) : Math.floor(Math.max(0, before - 1) / 4);
  return { value: grouped, caret: Math.min(grouped.length, before + gaps) };
}

function stripSeparators(written: string): string {
  return written.normalize('NFKC').replaceAll(separators, '');
}

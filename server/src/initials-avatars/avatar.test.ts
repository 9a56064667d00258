import { expect, it } from 'vitest';
import { drawAvatar } from './avatar.ts';

const seeds = Array.from({ length: 60 }, (_none, index) => Math.imul(index, 2_654_435_761) >>> 0);

it('draws at most 12 KB without text elements, styles or links', () => {
  for (const seed of seeds)
    for (const initials of ['鑫', 'ЩЖ', 'WM', '']) {
      const drawing = drawAvatar({ kind: 'honoured', initials, seed });
      expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(12 * 1024);
      expect(drawing).not.toMatch(/<text|href|style=|NaN|Infinity/);
    }
});

it('draws the same avatar for the same seed, and a different one for each seed', () => {
  const drawn = (seed: number) => drawAvatar({ kind: 'plain', initials: '王', seed });
  expect(drawn(7)).toBe(drawn(7));
  expect(new Set(seeds.map(drawn)).size).toBe(seeds.length);
});

/** The path of the letters, in their colour. */
function letters(initials: string): string | undefined {
  return /fill="#f2efea" d="([^"]*)"/.exec(drawAvatar({ kind: 'plain', initials, seed: 1 }))?.[1];
}

it('draws a distinct glyph for Latin, Cyrillic and rare Chinese letters', () => {
  const drawn = Array.from('AZЩЖЁЙІ王鑫瀍犇', letters);
  expect(drawn.every((path) => path !== undefined && path.length > 20)).toBe(true);
  expect(new Set(drawn).size).toBe(drawn.length);
  // Й is И with a breve: it contains all of И.
  expect(letters('Й')?.length).toBeGreaterThan(letters('И')?.length ?? 0);
});

it('omits a letter that no font has', () => {
  expect(letters('𠮷')).toBe('');
  expect(letters('A😀')).toBe(letters('A'));
});

it('draws the letters within the margins', () => {
  for (const initials of ['W', 'WM', 'ЩЖ', 'ЮЫ', '鑫', 'Й']) {
    const numbers = (letters(initials)?.match(/[\d.]+/g) ?? []).map(Number);
    const across = numbers.filter((_number, index) => index % 2 === 0);
    const down = numbers.filter((_number, index) => index % 2 === 1);
    expect(Math.min(...across)).toBeGreaterThanOrEqual(80);
    expect(Math.max(...across)).toBeLessThanOrEqual(880);
    expect(Math.max(...down)).toBeLessThanOrEqual(1180);
    expect(Math.min(...down)).toBeGreaterThanOrEqual(480);
  }
});

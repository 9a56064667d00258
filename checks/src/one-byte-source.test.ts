import { expect, it } from 'vitest';
import { shortest } from '../../site/vite-plugins/one-byte-source.ts';

const filler = `const filler = '${'a'.repeat(100)}';`;

it('writes characters beyond ASCII as escapes of the same value', () => {
  const code = `const dash = '— é 😀';`;
  const escaped = shortest(`${code}${filler}`, 'file');
  expect(escaped).toBe(`const dash = '\\u2014 \\u00e9 \\ud83d\\ude00';${filler}`);
});

it('leaves a source as it is that would become longer', () => {
  const code = `const text = '石油焦价格';`;
  expect(shortest(code, 'file')).toBe(code);
});

it.each(['/\\—/', 'String.raw`a—`', 'String.raw`\\u—`'])('rejects %s, whose meaning would change', (part) => {
  expect(() => shortest(`${part};${filler}`, 'file')).toThrow('file escapes');
});

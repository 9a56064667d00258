import { expect, it } from 'vitest';
import { readablePath } from './readable-path.ts';

it('a path is decoded', () => {
  expect(readablePath('/cn/%E4%BA%A7%E5%93%81')).toBe('/cn/产品');
});

it('a long path is cut after 120 characters, none of them in half', () => {
  expect(readablePath(encodeURI(`/${'页'.repeat(119)}`))).toBe(`/${'页'.repeat(119)}`);
  expect(readablePath(encodeURI(`/${'页'.repeat(120)}`))).toBe(`/${'页'.repeat(119)}…`);
  expect(readablePath(encodeURI(`/${'🏭'.repeat(120)}`))).toBe(`/${'🏭'.repeat(119)}…`);
});

it('a path that cannot be decoded is shown as it is', () => {
  expect(readablePath('/en/%E4%BA')).toBe('/en/%E4%BA');
  expect(readablePath(`/%${'a'.repeat(150)}`)).toBe(`/%${'a'.repeat(118)}…`);
});

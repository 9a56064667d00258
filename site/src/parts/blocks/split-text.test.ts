import { expect, test } from 'vitest';
import { splitLongProse, splitLongText } from './split-text.ts';

test('the first sentences of a long text stay', () => {
  const rest = '另有二十个字的一句话，写得足够长，长到值得点一下才看到它，并且还要再长一些才行。';
  expect(splitLongText(`整车到站。从炼厂大门装到港口，再到料仓。${rest}`)).toEqual([
    '整车到站。从炼厂大门装到港口，再到料仓。',
    rest,
  ]);
  expect(splitLongText('From the refinery gate to the port. Nothing else.')).toEqual([
    'From the refinery gate to the port. Nothing else.',
    '',
  ]);
  expect(splitLongText('Вагоны по 60 т. в составе, от завода до порта.')[1]).toBe('');
});

test('long prose splits after its first paragraph, lists and headings never', () => {
  const long = `<p>${'Слово за словом. '.repeat(12)}</p>`;
  expect(splitLongProse(`<p>Первый абзац.</p>${long}${long}`)).toEqual(['Первый абзац.', long + long]);
  expect(splitLongProse('<p>Первый абзац.</p><p>Второй, короткий.</p>')).toBeUndefined();
  expect(splitLongProse(`<p>Первый абзац.</p>${long}<ul><li>Пункт</li></ul>${long}`)).toBeUndefined();
  expect(splitLongProse(`<h3>Вопрос</h3>${long}${long}`)).toBeUndefined();
});

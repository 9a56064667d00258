import { expect, test } from 'vitest';
import { foldedProse, foldedText } from './folded-text.ts';

test('the first sentences of a long text stay', () => {
  const rest = '另有二十个字的一句话，写得足够长，长到值得点一下才看到它，并且还要再长一些才行。';
  expect(foldedText(`整车到站。从炼厂大门装到港口，再到料仓。${rest}`)).toEqual([
    '整车到站。从炼厂大门装到港口，再到料仓。',
    rest,
  ]);
  expect(foldedText('From the refinery gate to the port. Nothing else.')).toEqual([
    'From the refinery gate to the port. Nothing else.',
    '',
  ]);
  expect(foldedText('Вагоны по 60 т. в составе, от завода до порта.')[1]).toBe('');
});

test('long prose folds after its first paragraph, lists and headings never', () => {
  const long = `<p>${'Слово за словом. '.repeat(12)}</p>`;
  expect(foldedProse(`<p>Первый абзац.</p>${long}${long}`)).toEqual(['Первый абзац.', long + long]);
  expect(foldedProse('<p>Первый абзац.</p><p>Второй, короткий.</p>')).toBeUndefined();
  expect(foldedProse(`<p>Первый абзац.</p>${long}<ul><li>Пункт</li></ul>${long}`)).toBeUndefined();
  expect(foldedProse(`<h3>Вопрос</h3>${long}${long}`)).toBeUndefined();
});

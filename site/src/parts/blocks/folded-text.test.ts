import { expect, test } from 'vitest';
import { foldedText } from './folded-text.ts';

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

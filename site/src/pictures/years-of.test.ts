import { expect, test } from 'vitest';
import { yearsOf } from './years-of.ts';

const shown = {
  address: '/pictures/canteen.jpg',
  hash: '',
  widths: [],
  width: 1920,
  height: 1080,
  placeholder: '',
  focus: { x: 0.5, y: 0.5 },
  description: '',
};

function taken(picName: string, createTime: string) {
  return { picturePath: '/pictures/canteen.jpg', picture: shown, picName, createTime };
}

test('the newest year comes first, and in it the newest picture', () => {
  const album = [
    taken('spring', '2025-03-10 10:30:00'),
    taken('autumn', '2026-10-15 09:30:00'),
    taken('winter', '2025-12-12 10:00:00'),
    taken('summer', '2026-07-30 06:30:00'),
  ];
  expect(yearsOf(album).map(({ year, pictures }) => [year, ...pictures.map(({ picture }) => picture.picName)])).toEqual(
    [
      ['2026', 'autumn', 'summer'],
      ['2025', 'winter', 'spring'],
    ],
  );
});

test('a picture keeps its place in the answer, and equal moments their order', () => {
  const album = [taken('first', '2026-01-01 00:00:00'), taken('second', '2026-01-01 00:00:00')];
  expect(yearsOf(album)[0]?.pictures.map(({ place }) => place)).toEqual([0, 1]);
});

test('an empty album has no years', () => {
  expect(yearsOf([])).toEqual([]);
});

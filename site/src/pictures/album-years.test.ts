import { expect, test } from 'vitest';
import { yearsOf } from './album-years.ts';

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

function photo(picName: string, createTime: string) {
  return { picturePath: '/pictures/canteen.jpg', picture: shown, picName, createTime };
}

test('yearsOf lists the newest year first, and in it the newest picture', () => {
  const album = [
    photo('spring', '2025-03-10 10:30:00'),
    photo('autumn', '2026-10-15 09:30:00'),
    photo('winter', '2025-12-12 10:00:00'),
    photo('summer', '2026-07-30 06:30:00'),
  ];
  expect(yearsOf(album).map(({ year, pictures }) => [year, ...pictures.map(({ picture }) => picture.picName)])).toEqual(
    [
      ['2026', 'autumn', 'summer'],
      ['2025', 'winter', 'spring'],
    ],
  );
});

test('pictures keep their index in the response; equal timestamps keep their order', () => {
  const album = [photo('first', '2026-01-01 00:00:00'), photo('second', '2026-01-01 00:00:00')];
  expect(yearsOf(album)[0]?.pictures.map(({ index }) => index)).toEqual([0, 1]);
});

test('an empty album has no years', () => {
  expect(yearsOf([])).toEqual([]);
});

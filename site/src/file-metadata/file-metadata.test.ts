import { expect, it, test, vi } from 'vitest';
import { type Examination, withRemovable } from './examine.ts';
import { assess, createMetadataStore } from './file-metadata.ts';
import type { MetadataItem } from './metadata.ts';
import { isRevealingName, neutralName } from './neutral-name.ts';

const place: MetadataItem = { kind: 'place', value: '38.9140, 121.6020', removable: true };
const versions: MetadataItem = { kind: 'history', value: '', removable: false };
const copy = Uint8Array.of(1);
const photograph = new File(['original'], 'IMG_1234.jpg', { type: 'image/jpeg' });

it.each<[string, File, Examination, 'copy' | 'original' | undefined, string | undefined]>([
  ['nothing found: as it is', photograph, { examined: true, items: [], copy: undefined }, 'original', undefined],
  ['all can go: the copy', photograph, { examined: true, items: [place], copy }, 'copy', 'attachment-2.jpg'],
  ['some stays: ask', photograph, { examined: true, items: [place, versions], copy }, undefined, 'attachment-2.jpg'],
  ['all stays: ask', photograph, { examined: true, items: [versions], copy: undefined }, undefined, undefined],
  ['not examined: ask', photograph, { examined: false }, undefined, undefined],
  [
    'a name that tells, and no more: the copy',
    new File(['x'], 'Li Wei.txt'),
    { examined: true, items: [], copy: undefined },
    'copy',
    'attachment-2.txt',
  ],
  [
    'a name that tells, not examined: ask',
    new File(['x'], 'Li Wei.mkv'),
    { examined: false },
    undefined,
    'attachment-2.mkv',
  ],
])('%s', (_, file, examination, choice, name) => {
  const metadata = assess(file, 2, examination);
  expect(metadata).toMatchObject({ choice });
  expect(metadata.is === 'known' ? metadata.copy?.name : '').toBe(name);
});

it('reports data that stays in the copy, also in another encoding', () => {
  const other = { kind: 'place', value: '38.91, 121.60' } as const;
  expect(withRemovable([place, versions], [versions, other])).toEqual([
    place,
    { ...other, removable: false },
    versions,
  ]);
});

it('returns the copy, the original, or nothing until chosen; never the original by default', async () => {
  const ends = new Map<File, (examination: Examination) => void>();
  const store = createMetadataStore((file) => new Promise((resolve) => ends.set(file, resolve)));
  const heard = vi.fn<() => void>();
  store.subscribe(heard);
  store.add([photograph]);
  expect(store.chosen(photograph)).toBeUndefined();
  store.choose(photograph, 'original');
  expect(store.chosen(photograph), 'not before it is examined').toBeUndefined();
  ends.get(photograph)?.({ examined: true, items: [place, versions], copy });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  expect(store.chosen(photograph)).toBeUndefined();
  store.choose(photograph, 'copy');
  expect(new Uint8Array((await store.chosen(photograph)?.arrayBuffer()) ?? [])).toEqual(copy);
  store.choose(photograph, 'original');
  expect(store.chosen(photograph)).toBe(photograph);
  expect(store.chosen(new File([], 'other.jpg'))).toBeUndefined();
});

test.each([
  ['IMG_1234.jpg', false],
  ['DSC01234.JPG', false],
  ['image.png', false],
  ['照片1.jpg', false],
  ['attachment-1.pdf', false],
  ['IMG_20240312_141500.jpg', true],
  ['Screenshot_2024-03-12-WeChat.png', true],
  ['Li Wei.docx', true],
  ['合同-李伟.pdf', true],
])('the name %s reveals: %s', (name, tells) => {
  expect(isRevealingName(name)).toBe(tells);
});

test('a neutral name keeps the file’s extension', () => {
  expect(neutralName('Отчёт Иванова.PDF', 3)).toBe('attachment-3.pdf');
});

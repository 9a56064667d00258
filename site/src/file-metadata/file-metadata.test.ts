import { expect, it, test, vi } from 'vitest';
import { type Examination, withRemovable } from './examine.ts';
import { assess, createMetadataStore } from './file-metadata.ts';
import type { MetadataItem } from './metadata.ts';
import { isRevealingName, neutralName } from './neutral-name.ts';

const location: MetadataItem = { kind: 'location', value: '38.9140, 121.6020', removable: true };
const versions: MetadataItem = { kind: 'history', value: '', removable: false };
const copy = Uint8Array.of(1);
const photograph = new File(['original'], 'IMG_1234.jpg', { type: 'image/jpeg' });

it.each<[string, File, Examination, 'copy' | 'original' | undefined, string | undefined]>([
  [
    'nothing found: the original is chosen',
    photograph,
    { examined: true, items: [], copy: undefined },
    'original',
    undefined,
  ],
  [
    'all can be removed: the copy is chosen',
    photograph,
    { examined: true, items: [location], copy },
    'copy',
    'attachment-2.jpg',
  ],
  [
    'some cannot be removed: the visitor chooses',
    photograph,
    { examined: true, items: [location, versions], copy },
    undefined,
    'attachment-2.jpg',
  ],
  [
    'none can be removed: the visitor chooses',
    photograph,
    { examined: true, items: [versions], copy: undefined },
    undefined,
    undefined,
  ],
  ['not examined: the visitor chooses', photograph, { examined: false }, undefined, undefined],
  [
    'only the file name reveals something: the copy is chosen',
    new File(['x'], 'Li Wei.txt'),
    { examined: true, items: [], copy: undefined },
    'copy',
    'attachment-2.txt',
  ],
  [
    'a revealing file name, not examined: the visitor chooses',
    new File(['x'], 'Li Wei.mkv'),
    { examined: false },
    undefined,
    'attachment-2.mkv',
  ],
])('%s', (_, file, examination, choice, name) => {
  const metadata = assess(file, 2, examination);
  expect(metadata).toMatchObject({ choice });
  expect(metadata.status === 'known' ? metadata.copy?.name : '').toBe(name);
});

it('withRemovable marks what the copy still contains as not removable', () => {
  const other = { kind: 'location', value: '38.91, 121.60' } as const;
  expect(withRemovable([location, versions], [versions, other])).toEqual([
    location,
    { ...other, removable: false },
    versions,
  ]);
});

it('the store returns the chosen file, and nothing until a choice is made', async () => {
  const finish = new Map<File, (examination: Examination) => void>();
  const store = createMetadataStore((file) => new Promise((resolve) => finish.set(file, resolve)));
  const listener = vi.fn<() => void>();
  store.known.subscribe(listener);
  store.add([photograph]);
  expect(store.chosen(photograph)).toBeUndefined();
  store.choose(photograph, 'original');
  expect(store.chosen(photograph), 'not before it is examined').toBeUndefined();
  finish.get(photograph)?.({ examined: true, items: [location, versions], copy });
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
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
])('isRevealingName(%s) is %s', (name, isRevealing) => {
  expect(isRevealingName(name)).toBe(isRevealing);
});

test('a neutral name keeps the file’s extension', () => {
  expect(neutralName('Отчёт Иванова.PDF', 3)).toBe('attachment-3.pdf');
});

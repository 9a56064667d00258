import { expect, it, test, vi } from 'vitest';
import { type Examination, judgedTraces } from './examine.ts';
import { createTracesOfFiles, judged } from './file-traces.ts';
import { isTellingName, neutralName } from './neutral-name.ts';
import type { Trace } from './trace.ts';

const place: Trace = { kind: 'place', value: '38.9140, 121.6020', removable: true };
const versions: Trace = { kind: 'history', value: '', removable: false };
const copy = Uint8Array.of(1);
const photograph = new File(['original'], 'IMG_1234.jpg', { type: 'image/jpeg' });

it.each<[string, File, Examination, 'copy' | 'original' | undefined, string | undefined]>([
  ['nothing found: as it is', photograph, { examined: true, traces: [], copy: undefined }, 'original', undefined],
  ['all can go: the copy', photograph, { examined: true, traces: [place], copy }, 'copy', 'attachment-2.jpg'],
  ['some stays: ask', photograph, { examined: true, traces: [place, versions], copy }, undefined, 'attachment-2.jpg'],
  ['all stays: ask', photograph, { examined: true, traces: [versions], copy: undefined }, undefined, undefined],
  ['not examined: ask', photograph, { examined: false }, undefined, undefined],
  [
    'a name that tells, and no more: the copy',
    new File(['x'], 'Li Wei.txt'),
    { examined: true, traces: [], copy: undefined },
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
  const traces = judged(file, 2, examination);
  expect(traces).toMatchObject({ choice });
  expect(traces.is === 'known' ? traces.copy?.name : '').toBe(name);
});

it('says that what is left in a copy stays, also where it reads otherwise there', () => {
  const other = { kind: 'place', value: '38.91, 121.60' } as const;
  expect(judgedTraces([place, versions], [versions, other])).toEqual([place, { ...other, removable: false }, versions]);
});

it('gives the copy, the file, or nothing while that is open; never the file by default', async () => {
  const ends = new Map<File, (examination: Examination) => void>();
  const traces = createTracesOfFiles((file) => new Promise((resolve) => ends.set(file, resolve)));
  const heard = vi.fn<() => void>();
  traces.subscribe(heard);
  traces.add([photograph]);
  expect(traces.chosen(photograph)).toBeUndefined();
  traces.choose(photograph, 'original');
  expect(traces.chosen(photograph), 'not before it is examined').toBeUndefined();
  ends.get(photograph)?.({ examined: true, traces: [place, versions], copy });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  expect(traces.chosen(photograph)).toBeUndefined();
  traces.choose(photograph, 'copy');
  expect(new Uint8Array((await traces.chosen(photograph)?.arrayBuffer()) ?? [])).toEqual(copy);
  traces.choose(photograph, 'original');
  expect(traces.chosen(photograph)).toBe(photograph);
  expect(traces.chosen(new File([], 'other.jpg'))).toBeUndefined();
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
])('the name %s tells: %s', (name, tells) => {
  expect(isTellingName(name)).toBe(tells);
});

test('a neutral name has the ending that the file has', () => {
  expect(neutralName('Отчёт Иванова.PDF', 3)).toBe('attachment-3.pdf');
});

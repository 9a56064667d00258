import { reportBounds, type ReportRow } from 'contract/console/reports.ts';
import { expect, it } from 'vitest';
import { readAllReports, searchedReports } from './read-all-reports.ts';

const size = reportBounds.pageSize;

function rowOf(id: string): ReportRow {
  const step = { by: '2026-11-09', doneOn: null, left: 2, of: 3 };
  return {
    id,
    locale: 'en',
    status: 'received',
    receivedAt: '2026-11-04',
    isSuspicious: false,
    isAltered: false,
    lastFrom: 'visitor',
    steps: { confirmation: { ...step, name: 'confirmation' }, outcome: { ...step, name: 'decision' } },
    content: '',
    entries: 0,
    files: 0,
  };
}

const named = (count: number) => Array.from({ length: count }, (_, index) => String(index));

/** Reads a list to its end; `change` is called before each page and gives the list as it is then. */
async function readAll(change: (request: number) => readonly string[]) {
  let requests = 0;
  const all = [];
  const pages = readAllReports(async (page) => {
    const ids = change(requests);
    requests += 1;
    const content = ids.slice(page * size, (page + 1) * size).map(rowOf);
    return { ok: true, value: { content, totalElements: ids.length } };
  });
  for await (const read of pages) all.push(read);
  const last = all.at(-1);
  return { requests, ids: last?.rows.map(({ id }) => id), isDone: last?.isDone, early: all.slice(0, -1) };
}

it.each([0, 1, size, size + 1, 3 * size])('reads each page of a list of %i once', async (count) => {
  const { requests, ids, isDone, early } = await readAll(() => named(count));
  expect(ids).toEqual(named(count));
  expect(requests).toBe(Math.max(1, Math.ceil(count / size)));
  expect(isDone).toBe(true);
  expect(early.every((read) => !read.isDone)).toBe(true);
});

it('reads all again if a report leaves the list meanwhile: the next page begins behind another', async () => {
  const { ids, isDone } = await readAll((request) => named(3 * size).slice(request > 0 ? 1 : 0));
  expect(ids).toEqual(named(3 * size).slice(1));
  expect(isDone).toBe(true);
});

it('reads all again if a report changes its position meanwhile', async () => {
  const moved = [...named(2 * size).slice(1), '0'];
  const { ids } = await readAll((request) => (request > 0 ? moved : named(2 * size)));
  expect(ids?.toSorted()).toEqual(named(2 * size).toSorted());
});

it('ends if the list always changes, and after so many reports', async () => {
  const changing = await readAll((request) => named(3 * size + request));
  expect(changing.isDone).toBe(true);
  expect(changing.requests).toBeLessThan(12);
  expect(changing.ids?.length, 'the last time to its end').toBeGreaterThan(3 * size);
  const many = await readAll(() => named(searchedReports + size));
  expect(many).toMatchObject({ requests: searchedReports / size, isDone: true });
  expect(many.ids).toHaveLength(searchedReports);
});

it('keeps what was read before a failure, and is not done', async () => {
  const failure = { reason: 'network', status: 0, message: '', fields: [] } as const;
  const all = [];
  const pages = readAllReports(async (page) =>
    page > 0
      ? { ok: false, failure }
      : { ok: true, value: { content: named(size).map(rowOf), totalElements: 2 * size } },
  );
  for await (const read of pages) all.push(read);
  expect(all.at(-1)).toMatchObject({ failure, isDone: false, total: 2 * size });
  expect(all.at(-1)?.rows).toHaveLength(size);
});

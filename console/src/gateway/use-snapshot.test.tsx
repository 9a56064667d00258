import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { CallFailure } from 'client/failure.ts';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { queryClient } from './query-client.ts';
import type { ReadResult } from './use-read.ts';
import { useSnapshot } from './use-snapshot.ts';

function Opened() {
  const { data, isFetching } = useQuery({ queryKey: ['sample'], queryFn: () => 'own' });
  return `${data} in the cache, ${useSnapshot({ data, isFetching, failure: undefined, retry }) ?? 'none'} taken`;
}

it('does not take what the cache has of an earlier read', () => {
  queryClient.setQueryData(['sample'], 'old');
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <Opened />
    </QueryClientProvider>,
  );
  queryClient.clear();
  expect(html).toBe('old in the cache, none taken');
});

const failure: CallFailure = { reason: 'network', status: 0, message: 'sample', fields: [] };

/** A read that goes on from state to state. Its state changes while it renders, so that it renders again. */
function Reading({ states }: { states: Partial<ReadResult<string>>[] }) {
  const [at, setAt] = useState(0);
  const snapshot = useSnapshot({ data: undefined, failure: undefined, isFetching: false, retry, ...states[at] });
  if (at < states.length - 1) setAt(at + 1);
  return snapshot ?? 'none';
}

const retry = () => undefined;
const snapshotAfter = (...states: Partial<ReadResult<string>>[]) => renderToString(<Reading states={states} />);

it('takes the first response of its own, and keeps it', () => {
  const old = { data: 'old', isFetching: true };
  expect(snapshotAfter(old)).toBe('none');
  expect(snapshotAfter(old, { data: 'own' })).toBe('own');
  expect(snapshotAfter(old, { data: 'own' }, { data: 'own', isFetching: true }, { data: 'later' })).toBe('own');
});

it('waits for a repetition if the read fails', () => {
  expect(snapshotAfter({ data: 'old', isFetching: true }, { data: 'old', failure })).toBe('none');
  expect(snapshotAfter({ data: 'old', failure }, { data: 'old', failure, isFetching: true }, { data: 'own' })).toBe(
    'own',
  );
});

import { useState } from 'react';
import type { ReadResult } from './use-read.ts';

/**
 * What a read returned since this was mounted. An older response in the cache is not taken, and later responses do not
 * change it.
 */
export function useSnapshot<Value>({ data, failure, isFetching }: ReadResult<Value>): Value | undefined {
  const [snapshot, setSnapshot] = useState<{ value: Value }>();
  if (snapshot !== undefined) return snapshot.value;
  if (isFetching || failure !== undefined || data === undefined) return undefined;
  setSnapshot({ value: data });
  return data;
}

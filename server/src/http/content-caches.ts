import { megabyte } from 'contract/megabyte.ts';
import { watchContent } from '../database/content-changes.ts';
import type { ConnectionOptions } from '../database/open.ts';
import { Cache } from './cache.ts';
import { type CachedFile, type CachedResponse, maxCachedFileBytes, ResponseCache } from './cached-response.ts';

/** Responses of the gateway, and files such as `robots.txt`. */
export function createResponseCache(): ResponseCache<CachedResponse> {
  return new ResponseCache<CachedResponse>(12 * megabyte, (response) => response.bytes);
}

/** Scripts, styles, fonts and pictures as they are on disk. */
export function createSmallFileCache(): ResponseCache<CachedFile> {
  return new ResponseCache<CachedFile>(8 * megabyte, (file) => file.bytes, 2 * maxCachedFileBytes);
}

/** Caches one value, whose size depends on content alone. */
export function cacheSingleValue<Value extends object>(read: () => Promise<Value>) {
  const cache = new Cache<Value>(megabyte, () => 0);
  return { cache, get: () => cache.get('all', read) };
}

type ContentChangesListener = {
  /** Whether notifications arrive. Otherwise cached content is still served, although it may be stale. */
  isListening: () => boolean;
  close: () => Promise<void>;
};

/** Marks cached values as stale when their tables change, whichever process changed them. */
export function invalidateOnChanges(
  connection: ConnectionOptions,
  caches: readonly Pick<Cache<object>, 'setListening' | 'changed'>[],
): ContentChangesListener {
  let isListening = false;
  const setListening = (listening: boolean) => {
    if (isListening && !listening)
      console.warn('store: the connection for change notifications is lost; cached content may be stale');
    isListening = listening;
    for (const cache of caches) cache.setListening(listening);
  };
  const changed = (table?: string) => {
    for (const cache of caches) cache.changed(table);
  };
  const changes = watchContent(connection, {
    listening: () => setListening(true),
    changed,
    lost: () => setListening(false),
  });
  return { isListening: () => isListening, close: changes.close };
}

import { createStore, useStore } from '../browser/store.ts';

/** A message at the edge of the page. Code outside React may also show one. */
export type Notice = { id: number; kind: 'done' | 'failed'; title: string; detail?: string | undefined };

const notices = createStore<readonly Notice[]>([]);
let lastId = 0;

export function useNotices(): readonly Notice[] {
  return useStore(notices);
}

/** A notice with the same text replaces the old one and restarts its time. Returns the id to dismiss it. */
export function showNotice(notice: Omit<Notice, 'id'>): number {
  lastId += 1;
  const others = notices.get().filter(({ title, detail }) => title !== notice.title || detail !== notice.detail);
  notices.set([...others, { ...notice, id: lastId }]);
  return lastId;
}

export function dismissNotice(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}

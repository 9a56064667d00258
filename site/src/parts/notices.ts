/** The visible notices. Code outside React may also add one. */
export type Notice = { id: number; kind: 'done' | 'failed'; title: string; detail?: string | undefined };

const listeners = new Set<() => void>();
let notices: readonly Notice[] = [];
let lastId = 0;

function replace(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function listNotices(): readonly Notice[] {
  return notices;
}

/** A notice with the same text replaces the old one and restarts its time. Returns the id to dismiss it. */
export function showNotice(notice: Omit<Notice, 'id'>): number {
  lastId += 1;
  const others = notices.filter((other) => other.title !== notice.title || other.detail !== notice.detail);
  replace([...others, { ...notice, id: lastId }]);
  return lastId;
}

export function dismissNotice(id: number): void {
  replace(notices.filter((notice) => notice.id !== id));
}

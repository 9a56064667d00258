import { createStore, useStore } from '../../browser/store.ts';

/** A message at the edge of the page. Code outside React may also show one. */
export type Toast = { id: number; kind: 'done' | 'failed'; title: string; detail?: string | undefined };

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export function useToasts(): readonly Toast[] {
  return useStore(toasts);
}

/** A toast with the same text replaces the old one and restarts its time. Returns the id to dismiss it. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const others = toasts.get().filter(({ title, detail }) => title !== toast.title || detail !== toast.detail);
  toasts.set([...others, { ...toast, id: lastId }]);
  return lastId;
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

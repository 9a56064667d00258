/** The items that were opened last on this computer, for the palette. */
export type RecentItem = { path: string; title: string };

const storageKey = 'console-recent-items';
const most = 8;

export function recentItems(): RecentItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentItem) : [];
  } catch {
    return [];
  }
}

/** Called by a screen that shows one item: the item comes first from now on. */
export function addRecentItem(item: RecentItem): void {
  const others = recentItems().filter(({ path }) => path !== item.path);
  try {
    localStorage.setItem(storageKey, JSON.stringify([item, ...others].slice(0, most)));
  } catch {
    // Without storage there are no recent items.
  }
}

/** Called at the end of a session: titles may be confidential. */
export function clearRecentItems(): void {
  localStorage.removeItem(storageKey);
}

function isRecentItem(value: unknown): value is RecentItem {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('title' in value)) return false;
  return typeof value.path === 'string' && value.path.startsWith('/') && typeof value.title === 'string';
}

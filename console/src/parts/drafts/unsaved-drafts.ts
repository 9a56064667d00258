/**
 * What is being typed, stored in this browser. Session storage has the drafts of this tab, so that an ended session or
 * a reload loses nothing. A copy in local storage outlives a closed tab and a crash; it is offered in another tab once
 * its own is gone. Each draft belongs to an account: somebody else who signs in is not offered it.
 */
const prefix = 'console-draft ';
const tabKey = 'console-tab';

/** After this long nobody looks for what a closed tab had. */
const copyMilliseconds = 7 * 24 * 60 * 60 * 1000;

type StoredDraft = { storedAt: number; values: unknown };

const nameOf = (accountId: number, form: string) => `${prefix}${accountId} ${form}`;
const copyOf = (accountId: number, form: string, tab = ownTab()) => `${nameOf(accountId, form)} ${tab}`;
/** A tab that is open holds the lock of this name. */
const lockOf = (tab: string) => `${tabKey} ${tab}`;

/** The same after a reload, but another after the tab was closed. */
function ownTab(): string {
  const stored = sessionStorage.getItem(tabKey);
  if (stored !== null) return stored;
  const tab = crypto.randomUUID();
  sessionStorage.setItem(tabKey, tab);
  return tab;
}

/** Tells the other tabs that this one is open, and deletes old copies. */
export function openUnsavedDrafts(): void {
  void navigator.locks.request(lockOf(ownTab()), () => new Promise(() => undefined));
  const oldest = Date.now() - copyMilliseconds;
  for (const name of namesIn(localStorage, prefix))
    if ((parse(localStorage.getItem(name))?.storedAt ?? 0) < oldest) localStorage.removeItem(name);
}

export function storeDraft(accountId: number, form: string, values: unknown): void {
  store(accountId, form, { storedAt: Date.now(), values });
}

function store(accountId: number, form: string, draft: StoredDraft): void {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(nameOf(accountId, form), text);
    localStorage.setItem(copyOf(accountId, form), text);
  } catch {
    // The storage is full or forbidden: the form itself still has everything.
  }
}

export function deleteDraft(accountId: number, form: string): void {
  sessionStorage.removeItem(nameOf(accountId, form));
  localStorage.removeItem(copyOf(accountId, form));
}

export type StoredValues = { storedAt: Date; values: unknown };

const valuesOf = ({ storedAt, values }: StoredDraft): StoredValues => ({ storedAt: new Date(storedAt), values });

export function readDraft(accountId: number, form: string): StoredValues | undefined {
  const draft = parse(sessionStorage.getItem(nameOf(accountId, form)));
  return draft && valuesOf(draft);
}

/** Takes over the latest draft of this form whose tab was closed. */
export async function claimDraftOfClosedTab(accountId: number, form: string): Promise<StoredValues | undefined> {
  const { held = [], pending = [] } = await navigator.locks.query();
  const open = new Set([...held, ...pending].map(({ name }) => name));
  const start = copyOf(accountId, form, '');
  const [latest] = namesIn(localStorage, start)
    .filter((name) => !open.has(lockOf(name.slice(start.length))))
    .flatMap((name) => {
      const draft = parse(localStorage.getItem(name));
      return draft === undefined ? [] : [{ name, draft }];
    })
    .toSorted((one, other) => other.draft.storedAt - one.draft.storedAt);
  if (latest === undefined) return undefined;
  localStorage.removeItem(latest.name);
  store(accountId, form, latest.draft);
  return valuesOf(latest.draft);
}

/** How many drafts of an account are stored in this tab, and when the latest was stored. */
export function unsavedDrafts(accountId: number): { count: number; latest: Date | undefined } {
  const times = namesIn(sessionStorage, nameOf(accountId, '')).flatMap(
    (name) => parse(sessionStorage.getItem(name))?.storedAt ?? [],
  );
  return { count: times.length, latest: times.length === 0 ? undefined : new Date(Math.max(...times)) };
}

/** The forms of an account with such drafts in this tab or from closed tabs, the latest first. */
export async function unsavedForms(accountId: number): Promise<{ form: string; storedAt: Date }[]> {
  const { held = [], pending = [] } = await navigator.locks.query();
  const open = new Set([...held, ...pending].map(({ name }) => name));
  const start = nameOf(accountId, '');
  const own = namesIn(sessionStorage, start).map((name) => ({
    form: name.slice(start.length),
    storage: sessionStorage,
    name,
  }));
  const closed = namesIn(localStorage, start).flatMap((name) => {
    const [form = '', tab = ''] = name.slice(start.length).split(' ');
    return open.has(lockOf(tab)) ? [] : [{ form, storage: localStorage, name }];
  });
  const times = new Map<string, number>();
  for (const { form, storage, name } of [...own, ...closed]) {
    const { storedAt = 0 } = parse(storage.getItem(name)) ?? {};
    times.set(form, Math.max(storedAt, times.get(form) ?? 0));
  }
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .map(([form, storedAt]) => ({ form, storedAt: new Date(storedAt) }));
}

function namesIn(storage: Storage, start: string): string[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return names.filter((name) => name.startsWith(start));
}

function parse(text: string | null): StoredDraft | undefined {
  if (text === null) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return isDraft(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'storedAt' in value && typeof value.storedAt === 'number';
}

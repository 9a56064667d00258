/**
 * What is being typed, stored in this tab's session storage, so that an ended session or a reload loses nothing. Each
 * draft belongs to an account: somebody else who signs in is not offered it.
 */
const prefix = 'console-draft ';

type StoredDraft = { storedAt: number; values: unknown };

const nameOf = (accountId: number, form: string) => `${prefix}${accountId} ${form}`;

export function storeDraft(accountId: number, form: string, values: unknown): void {
  const draft: StoredDraft = { storedAt: Date.now(), values };
  try {
    sessionStorage.setItem(nameOf(accountId, form), JSON.stringify(draft));
  } catch {
    // The storage is full or forbidden: the form itself still has everything.
  }
}

export function deleteDraft(accountId: number, form: string): void {
  sessionStorage.removeItem(nameOf(accountId, form));
}

export function readDraft(accountId: number, form: string): { storedAt: Date; values: unknown } | undefined {
  const draft = parse(sessionStorage.getItem(nameOf(accountId, form)));
  return draft && { storedAt: new Date(draft.storedAt), values: draft.values };
}

/** How many drafts of an account are stored, and when the latest was stored. */
export function unsavedDrafts(accountId: number): { count: number; latest: Date | undefined } {
  const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
  const times = names
    .filter((name) => name.startsWith(nameOf(accountId, '')))
    .flatMap((name) => parse(sessionStorage.getItem(name))?.storedAt ?? []);
  return { count: times.length, latest: times.length === 0 ? undefined : new Date(Math.max(...times)) };
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

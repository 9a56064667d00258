import { type ContentKind, isContentKind } from 'contract/console/content-kinds.ts';
import { contentPath } from '../content-kinds/content-path.ts';
import { unsavedForms } from '../parts/drafts/unsaved-drafts.ts';
import { recentItems } from '../shell/recent-items.ts';

export type UnsavedItem = { kind: ContentKind; id: string; title: string | undefined; since: Date };

/** Items with changes that were typed on this computer and not saved, the latest first. */
export async function unsavedItems(accountId: number): Promise<UnsavedItem[]> {
  const titles = new Map(recentItems().map(({ path, title }) => [path, title]));
  return (await unsavedForms(accountId)).flatMap(({ form, storedAt }) => {
    const [kind, id] = form.split('/');
    if (!isContentKind(kind) || id === undefined) return [];
    return [{ kind, id, title: titles.get(contentPath(kind, id)), since: storedAt }];
  });
}

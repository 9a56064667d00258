import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';

/** The labels of the groups by which a kind's list is filtered; undefined if it has none. */
export function groupLabels(
  kind: ContentKind,
  { publishing }: Pick<Catalogue, 'publishing'>,
): Readonly<Record<string, string>> | undefined {
  const labels: Record<ContentKind, Readonly<Record<string, string>> | undefined> = { news: publishing.contentTypes };
  return labels[kind];
}

/** The label of a field by its path; the name of the last part for a field inside a list. */
export function fieldLabel(path: string, { publishing }: Pick<Catalogue, 'publishing'>): string {
  const [name = path] = path.split('/');
  const labels: Readonly<Record<string, string>> = publishing.fields;
  return labels[name] ?? path;
}

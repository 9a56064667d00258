import type { ContentKind } from 'contract/console/content-kinds.ts';
import { byLocale, locales } from 'contract/locales.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';
import { definitionOf } from './kinds.ts';

type Texts = Pick<Catalogue, 'publishing' | 'contentFields'>;

const languageNames = byLocale((locale) => locales[locale].ownName);

/** The words of the values of a field that is the same in all languages; undefined if the values speak for themselves. */
export function choiceLabels(field: string, { publishing }: Texts): Readonly<Record<string, string>> | undefined {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    ...publishing.choices,
    contentType: publishing.contentTypes,
    locale: languageNames,
  };
  return labels[field];
}

/** The words of the groups by which a kind's list is filtered; undefined if they need none. */
export function groupLabels(kind: ContentKind, texts: Texts): Readonly<Record<string, string>> | undefined {
  const { group } = definitionOf(kind);
  return group === undefined ? undefined : choiceLabels(group, texts);
}

/**
 * The label of a field by its path: `sections/k3f9/title` is the title of a section. A kind may have a label of its own
 * for a name that means something else elsewhere.
 */
export function fieldLabel(path: string, { contentFields, publishing }: Texts, kind?: ContentKind): string {
  const ofKinds: Readonly<Record<string, Readonly<Record<string, string>>>> = publishing.fieldsOfKinds;
  const labels: Readonly<Record<string, string>> = { ...contentFields, ...(kind !== undefined && ofKinds[kind]) };
  const names = path.split('/').filter((name) => Object.hasOwn(labels, name));
  return names.length === 0 ? path : names.map((name) => labels[name]).join(' · ');
}

import { publishingBounds } from 'contract/console/content-items.ts';
import { type ContentKind, parentField } from 'contract/console/content-kinds.ts';
import { listContent } from 'contract/console/publishing.ts';
import { groupLabels } from '../../content-kinds/field-labels.ts';
import { itemTitle } from '../../content-kinds/item-title.ts';
import { definitionOf } from '../../content-kinds/kinds.ts';
import { useRead } from '../../gateway/use-read.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { arrange, depthOf } from './arrangement.ts';

/** A group by which a list is filtered, in the order of the filter. */
export type Group = { value: string; name: string; depth: number };

/** Products, and categories below others, are grouped by category; other kinds by the values of a field. */
export function useGroups(kind: ContentKind): { label: string; groups: readonly Group[] } {
  const texts = useTexts();
  const locale = useLocale();
  const { group } = definitionOf(kind);
  const isByCategory = group === 'categoryId' || group === parentField;
  const { data } = useRead(
    listContent,
    { kind: 'productCategory', sort: 'position', size: publishingBounds.listItems },
    { enabled: isByCategory },
  );
  if (!isByCategory) {
    const groups = Object.entries(groupLabels(kind, texts) ?? {}).map(([value, name]) => ({ value, name, depth: 0 }));
    return { label: texts.publishing.group, groups };
  }
  const categories = (data?.content ?? []).map(({ id, titles, group: parent }) => ({
    id,
    title: itemTitle(titles, locale) || id,
    parent,
  }));
  const tree = arrange(categories);
  const groups = tree.map(({ id, title }) => ({ value: id, name: title, depth: depthOf(tree, id) }));
  return { label: texts.contentFields[group], groups };
}

/** What is missing before a body can be published in a language. A draft may be incomplete. */
import type { PublishingProblem } from 'contract/console/publishing.ts';
import type { Field, ObjectField } from 'contract/content-fields.ts';
import { byLocale, defaultLocale, type Locale } from 'contract/locales.ts';
import {
  acceptsNull,
  figureParts,
  hasKeys,
  hasPresenceLeaf,
  hasTexts,
  type Leaves,
  leafName,
  pictureParts,
  variantOf,
} from './leaves.ts';

/** Empty and invalid fields: the texts of one language, or the shared fields if `locale` is null. */
export function problemsOf(definition: ObjectField, leaves: Leaves, locale: Locale | null): PublishingProblem[] {
  const problems: PublishingProblem[] = [];
  const report = (field: string, code: string): void => {
    problems.push({ field, locale, code });
  };

  /** A text that the Chinese page has must also be translated, even if the kind could do without. */
  function checkText(field: Field, path: string): void {
    if (locale === null || leaves.has(leafName(path, locale))) return;
    if (!acceptsNull(field) || leaves.has(leafName(path, defaultLocale))) report(path, 'required');
  }

  function checkShared(field: Field, path: string): void {
    if (locale !== null) return;
    const value = leaves.get(path) ?? null;
    if (value === null) {
      if (!acceptsNull(field) && !field.stored.safeParse('').success) report(path, 'required');
    } else if (!field.imported.safeParse(value).success) report(path, 'invalidFormat');
  }

  function checkFields(fields: Readonly<Record<string, Field>>, path: string): void {
    const below = path === '' ? '' : `${path}/`;
    for (const [name, field] of Object.entries(fields)) check(field, `${below}${name}`);
  }

  function checkPicture(field: Field, path: string): void {
    const hasPicture = leaves.has(`${path}/picture`);
    if (!hasPicture && !acceptsNull(field) && locale === null) report(`${path}/picture`, 'required');
    if (hasPicture) check(pictureParts.description, `${path}/description`);
  }

  function checkFigure(field: Field, path: string): void {
    check(figureParts.caption, `${path}/caption`);
    const fact = leaves.get(`${path}/fact`);
    if (fact === undefined) {
      check(figureParts.value, `${path}/value`);
      check(figureParts.unit, `${path}/unit`);
    } else if (locale === null) {
      const caption = byLocale(() => '-');
      if (!field.imported.safeParse({ fact, caption }).success) report(`${path}/fact`, 'notOneOf');
    }
  }

  function checkList(field: Field & { type: 'list' }, path: string): void {
    const own = leaves.get(path);
    const items: readonly unknown[] = Array.isArray(own) ? own : [];
    if (locale === null && items.length < field.minimum) report(path, 'required');
    if (hasTexts(field.item)) {
      const texts = locale === null ? undefined : leaves.get(leafName(path, locale));
      const cells = Array.isArray(texts) ? texts.flat(Infinity) : [];
      if (locale !== null && items.length > 0 && (cells.length === 0 || cells.includes(''))) report(path, 'required');
    } else if (hasKeys(field.item)) for (const key of items) check(field.item, `${path}/${String(key)}`);
    else if (locale === null && !field.imported.safeParse(items).success) report(path, 'invalidFormat');
  }

  function check(field: Field, path: string): void {
    switch (field.type) {
      case 'text':
        return checkText(field, path);
      case 'notLocalized':
      case 'filmName':
        return checkShared(field, path);
      case 'pictureName':
        if (locale === null && !leaves.has(path) && !acceptsNull(field)) report(path, 'required');
        return;
      case 'picture':
      case 'requiredPicture':
        return checkPicture(field, path);
      case 'figure':
        return checkFigure(field, path);
      case 'optional':
        if (hasPresenceLeaf(field.item) ? leaves.has(path) : leaves.has(path) || field.item.type === 'text')
          check(field.item, path);
        return;
      case 'list':
        return checkList(field, path);
      case 'object':
        return checkFields(field.fields, path);
      case 'variants': {
        const variant = variantOf(field, leaves.get(`${path}/${field.by}`));
        return variant ? checkFields(variant.fields, path) : undefined;
      }
      default:
        return field satisfies never;
    }
  }

  checkFields(definition.fields, '');
  return problems;
}

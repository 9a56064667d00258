/** What is missing before a body can be published in a language. A draft may be incomplete. */
import type { PublishingProblem } from 'contract/console/content-items.ts';
import type { Field, ObjectField } from 'contract/content-fields.ts';
import { byLocale, defaultLocale, type Locale } from 'contract/locales.ts';
import {
  acceptsNull,
  figureParts,
  hasKeys,
  hasTexts,
  type Leaves,
  leafName,
  pictureParts,
  variantOf,
} from '../bodies/leaves.ts';

/** The texts of one language are checked, or the shared fields if `locale` is null. */
type Check = { leaves: Leaves; locale: Locale | null; problems: PublishingProblem[] };

/** Empty and invalid fields: the texts of one language, or the shared fields if `locale` is null. */
export function problemsOf(definition: ObjectField, leaves: Leaves, locale: Locale | null): PublishingProblem[] {
  const check: Check = { leaves, locale, problems: [] };
  checkFields(check, definition.fields, '');
  return check.problems;
}

function report({ locale, problems }: Check, field: string, code: string): void {
  problems.push({ field, locale, code });
}

function checkFields(check: Check, fields: Readonly<Record<string, Field>>, path: string): void {
  const below = path === '' ? '' : `${path}/`;
  for (const [name, field] of Object.entries(fields)) checkField(check, field, `${below}${name}`);
}

function checkField(check: Check, field: Field, path: string): void {
  const { leaves } = check;
  switch (field.type) {
    case 'text':
      return checkText(check, field, path);
    case 'notLocalized':
    case 'filmName':
      return checkShared(check, field, path);
    case 'pictureName':
      return checkPictureName(check, field, path);
    case 'picture':
    case 'requiredPicture':
      return checkPicture(check, field, path);
    case 'figure':
      return checkFigure(check, field, path);
    case 'optional':
      // A text has no leaf of its own name, only one for each language.
      if (leaves.has(path) || field.item.type === 'text') checkField(check, field.item, path);
      return;
    case 'list':
      return checkList(check, field, path);
    case 'object':
      return checkFields(check, field.fields, path);
    case 'variants': {
      const variant = variantOf(field, leaves.get(`${path}/${field.by}`));
      return variant ? checkFields(check, variant.fields, path) : undefined;
    }
    default:
      return field satisfies never;
  }
}

/** A text that the Chinese page has must also be translated, even if the kind could do without. */
function checkText(check: Check, field: Field, path: string): void {
  const { leaves, locale } = check;
  if (locale === null || leaves.has(leafName(path, locale))) return;
  if (!acceptsNull(field) || leaves.has(leafName(path, defaultLocale))) report(check, path, 'required');
}

function checkShared(check: Check, field: Field, path: string): void {
  if (check.locale !== null) return;
  const value = check.leaves.get(path) ?? null;
  if (value === null) {
    // The store accepts an empty line everywhere; the demonstration's schema says which fields may be without one.
    if (!acceptsNull(field) && !field.imported.safeParse('').success) report(check, path, 'required');
  } else if (!field.imported.safeParse(value).success) report(check, path, 'invalidFormat');
}

function checkPictureName(check: Check, field: Field, path: string): void {
  if (check.locale === null && !check.leaves.has(path) && !acceptsNull(field)) report(check, path, 'required');
}

function checkPicture(check: Check, field: Field, path: string): void {
  const hasPicture = check.leaves.has(`${path}/picture`);
  if (!hasPicture && !acceptsNull(field) && check.locale === null) report(check, `${path}/picture`, 'required');
  if (hasPicture) checkField(check, pictureParts.description, `${path}/description`);
}

/** A figure is a fact of the settings, or a value of its own. */
function checkFigure(check: Check, field: Field, path: string): void {
  checkField(check, figureParts.caption, `${path}/caption`);
  const fact = check.leaves.get(`${path}/fact`);
  if (fact === undefined) {
    checkField(check, figureParts.value, `${path}/value`);
    checkField(check, figureParts.unit, `${path}/unit`);
  } else if (check.locale === null) {
    const caption = byLocale(() => '-');
    if (!field.imported.safeParse({ fact, caption }).success) report(check, `${path}/fact`, 'notOneOf');
  }
}

function checkList(check: Check, field: Field & { type: 'list' }, path: string): void {
  const { leaves, locale } = check;
  const own = leaves.get(path);
  const items: readonly unknown[] = Array.isArray(own) ? own : [];
  if (locale === null && items.length < field.minimum) report(check, path, 'required');
  if (hasTexts(field.item)) {
    if (locale !== null && items.length > 0 && !isFull(leaves.get(leafName(path, locale))))
      report(check, path, 'required');
  } else if (hasKeys(field.item)) for (const key of items) checkField(check, field.item, `${path}/${String(key)}`);
  else if (locale === null && !field.imported.safeParse(items).success) report(check, path, 'invalidFormat');
}

/** Whether a language has every text of a list. */
function isFull(texts: unknown): boolean {
  const cells = Array.isArray(texts) ? texts.flat(Infinity) : [];
  return cells.length > 0 && !cells.includes('');
}

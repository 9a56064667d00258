/** Puts a body together from its leaves. */
import type { Field, ObjectField } from 'contract/content-fields.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import {
  acceptsNull,
  type Fields,
  figureParts,
  hasKeys,
  hasPresenceLeaf,
  hasTexts,
  isSameValue,
  leafName,
  type Leaves,
  pictureParts,
  rowKeyName,
  nestedLengths,
  variantOf,
} from './leaves.ts';

type Writer = {
  leaves: Leaves;
  /** Languages whose texts are written; the others are left out. */
  locales: readonly Locale[];
  withRowKeys: boolean;
};

/** The body of these leaves: with row keys for staff, without them for the site. */
export function writeBody(definition: ObjectField, leaves: Leaves, { withRowKeys }: { withRowKeys: boolean }): Fields {
  return writeFields(definition.fields, '', { leaves, locales: localeNames, withRowKeys });
}

function writeFields(fields: Readonly<Record<string, Field>>, path: string, writer: Writer): Fields {
  const below = path === '' ? '' : `${path}/`;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, writeValue(field, `${below}${name}`, writer)]),
  );
}

function writeTexts(field: Field, path: string, { leaves, locales }: Writer): unknown {
  const texts = locales.flatMap((locale) => {
    const text = leaves.get(leafName(path, locale));
    return typeof text === 'string' ? [[locale, text] as const] : [];
  });
  if (texts.length === 0 && acceptsNull(field)) return null;
  // Chinese is never missing in the store; an item may still be written in another language alone.
  return { cn: '', ...Object.fromEntries(texts) };
}

function writeList(field: Field & { type: 'list' }, path: string, writer: Writer): unknown {
  const own = writer.leaves.get(path);
  const items: readonly unknown[] = Array.isArray(own) ? own : [];
  if (hasKeys(field.item))
    return items.map((key) => {
      const value = writeValue(field.item, `${path}/${String(key)}`, writer);
      return writer.withRowKeys ? { ...Object(value), [rowKeyName]: key } : value;
    });
  if (!hasTexts(field.item)) return items;
  const texts = writer.locales.flatMap((locale) => {
    const list = writer.leaves.get(leafName(path, locale));
    // After a change of the table's size the texts of an older revision have no cells.
    return Array.isArray(list) && isSameValue(nestedLengths(list), items) ? [{ locale, list }] : [];
  });
  return items.map((shape, index) =>
    writeCells(
      shape,
      texts.map(({ locale, list }) => ({ locale, value: list[index] })),
    ),
  );
}

function writeCells(shape: unknown, texts: readonly { locale: Locale; value: unknown }[]): unknown {
  if (!Array.isArray(shape))
    return {
      cn: '',
      ...Object.fromEntries(texts.flatMap(({ locale, value }) => (value === '' ? [] : [[locale, value]]))),
    };
  return shape.map((inner: unknown, index) =>
    writeCells(
      inner,
      texts.map(({ locale, value }) => ({ locale, value: Array.isArray(value) ? value[index] : '' })),
    ),
  );
}

function writePicture(field: Field, path: string, writer: Writer): unknown {
  const picture = writer.leaves.get(`${path}/picture`);
  if (picture === undefined && acceptsNull(field)) return null;
  return { picture: picture ?? '', description: writeValue(pictureParts.description, `${path}/description`, writer) };
}

function writeFigure(path: string, writer: Writer): unknown {
  const fact = writer.leaves.get(`${path}/fact`);
  const caption = writeValue(figureParts.caption, `${path}/caption`, writer);
  if (fact !== undefined) return { fact, caption };
  const value = writeValue(figureParts.value, `${path}/value`, writer);
  return { value, unit: writeValue(figureParts.unit, `${path}/unit`, writer), caption };
}

function writeValue(field: Field, path: string, writer: Writer): unknown {
  switch (field.type) {
    case 'text':
      return writeTexts(field, path, writer);
    case 'notLocalized':
      return writer.leaves.get(path) ?? null;
    case 'pictureName':
    case 'filmName':
      return writer.leaves.get(path) ?? (acceptsNull(field) ? null : '');
    case 'picture':
    case 'requiredPicture':
      return writePicture(field, path, writer);
    case 'figure':
      return writeFigure(path, writer);
    case 'optional':
      if (hasPresenceLeaf(field.item) && !writer.leaves.has(path)) return null;
      return writeValue(field.item, path, writer);
    case 'list':
      return writeList(field, path, writer);
    case 'object':
      return writeFields(field.fields, path, writer);
    case 'variants': {
      const variant = variantOf(field, writer.leaves.get(`${path}/${field.by}`));
      if (!variant) throw new Error(`${path} has no variant`);
      return writeFields(variant.fields, path, writer);
    }
    default:
      return field satisfies never;
  }
}

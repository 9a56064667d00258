import type { Field, ObjectField } from 'contract/content-fields.ts';
import { libraryUrl } from 'contract/picture.ts';
import { variantOf } from '../publishing/leaves.ts';

const inRichText = new RegExp(`${libraryUrl('')}([a-z0-9-]+)`, 'g');

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : null;
}

function namesIn(field: Field, value: unknown): string[] {
  switch (field.type) {
    case 'pictureName':
      return typeof value === 'string' && value !== '' ? [value] : [];
    case 'picture':
    case 'requiredPicture': {
      const name = partOf(value, 'picture');
      return typeof name === 'string' && name !== '' ? [name] : [];
    }
    case 'text':
      if (!field.html || typeof value !== 'object' || value === null) return [];
      return Object.values(value).flatMap((html) =>
        Array.from(String(html).matchAll(inRichText), ([, name = '']) => name),
      );
    case 'optional':
      return value === null || value === undefined ? [] : namesIn(field.item, value);
    case 'list':
      return Array.isArray(value) ? value.flatMap((item) => namesIn(field.item, item)) : [];
    case 'object':
      return Object.entries(field.fields).flatMap(([name, part]) => namesIn(part, partOf(value, name)));
    case 'variants': {
      const variant = variantOf(field, partOf(value, field.by));
      return variant ? namesIn(variant, value) : [];
    }
    case 'figure':
    case 'filmName':
    case 'notLocalized':
      return [];
    default:
      return field satisfies never;
  }
}

/** The names of all pictures that a body shows, also those in its rich texts. */
export function usedPictures(definition: ObjectField, body: unknown): Set<string> {
  return new Set(namesIn(definition, body));
}

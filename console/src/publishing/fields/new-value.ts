import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { Field } from 'contract/content-fields.ts';
import { definitionOf } from '../../content-kinds/kinds.ts';
import type { Body } from '../body.ts';
import { valueKindOf } from './value-kind.ts';

/** What a field begins with in a new item or a new row of a list. */
export function newValue(field: Field): unknown {
  switch (field.type) {
    case 'text':
      return {};
    case 'optional':
    case 'filmName':
      return null;
    case 'list':
      return [];
    case 'object':
      return Object.fromEntries(Object.entries(field.fields).map(([name, part]) => [name, newValue(part)]));
    case 'variants':
      return newValue(field.variants[0]);
    case 'figure':
      return { value: {}, unit: null, caption: {} };
    case 'picture':
    case 'requiredPicture':
      return { picture: '', description: null };
    case 'pictureName':
      return '';
    case 'notLocalized':
      return newSingleValue(field);
  }
  return field satisfies never;
}

function newSingleValue(field: Field): unknown {
  const kind = valueKindOf(field);
  if (kind.is === 'boolean') return false;
  // Not 0, which would be saved as a measured value or a year if somebody overlooked the field.
  if (kind.is === 'number') return null;
  if (kind.is === 'choice') return kind.values[0] ?? null;
  return kind.is === 'lines' ? [] : '';
}

export function newBody(kind: ContentKind): Body {
  const { body } = definitionOf(kind);
  return Object.fromEntries(Object.entries(body.fields).map(([name, field]) => [name, newValue(field)]));
}

import { contentKindNames, contentKinds } from 'contract/console/content-kinds.ts';
import type { Field } from 'contract/content-fields.ts';
import { describe, expect, it } from 'vitest';
import { contentFields } from '../text/cn/content-fields.ts';
import { newBody } from './new-value.ts';

describe.each(contentKindNames)('a new %s', (kind) => {
  it('has a value for every field', () => {
    expect(Object.keys(newBody(kind))).toEqual(Object.keys(contentKinds[kind].body.fields));
  });

  it('has a label for every field', () => {
    expect(fieldNames(contentKinds[kind].body).filter((name) => !Object.hasOwn(contentFields, name))).toEqual([]);
  });
});

function fieldNames(field: Field): string[] {
  if (field.type === 'object')
    return Object.entries(field.fields).flatMap(([name, part]) => [name, ...fieldNames(part)]);
  if (field.type === 'list' || field.type === 'optional') return fieldNames(field.item);
  return field.type === 'variants' ? field.variants.flatMap(fieldNames) : [];
}

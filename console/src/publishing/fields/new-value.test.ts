import { contentKindNames, contentKinds } from 'contract/console/content-kinds.ts';
import type { Field } from 'contract/content-fields.ts';
import { describe, expect, it } from 'vitest';
import { choiceLabels } from '../../content-kinds/field-labels.ts';
import { contentFields } from '../../text/cn/content-fields.ts';
import { publishing } from '../../text/cn/publishing.ts';
import { newBody } from './new-value.ts';
import { valueKindOf } from './value-kind.ts';

describe.each(contentKindNames)('a new %s', (kind) => {
  it('has a value for every field', () => {
    expect(Object.keys(newBody(kind))).toEqual(Object.keys(contentKinds[kind].body.fields));
  });

  it('has a label for every field', () => {
    const names = namedFields(contentKinds[kind].body).map(({ name }) => name);
    expect(names.filter((name) => !Object.hasOwn(contentFields, name))).toEqual([]);
  });

  it('has words for every value that can be chosen', () => {
    const choices = namedFields(contentKinds[kind].body).flatMap(({ name, field }) =>
      choicesOf(field).map((value) => ({ name, value })),
    );
    const unnamed = choices.filter(
      ({ name, value }) => !Object.hasOwn(choiceLabels(name, { publishing, contentFields }) ?? {}, value),
    );
    expect(unnamed).toEqual([]);
  });
});

type Named = { name: string; field: Field };

function namedFields(field: Field): Named[] {
  if (field.type === 'object')
    return Object.entries(field.fields).flatMap(([name, part]) => [{ name, field: part }, ...namedFields(part)]);
  if (field.type === 'list' || field.type === 'optional') return namedFields(field.item);
  return field.type === 'variants' ? field.variants.flatMap(namedFields) : [];
}

/** The values between which somebody chooses. */
function choicesOf(field: Field): (string | number)[] {
  if (field.type !== 'notLocalized') return [];
  const kind = valueKindOf(field);
  return kind.is === 'choice' && kind.values.length > 1 ? [...kind.values] : [];
}

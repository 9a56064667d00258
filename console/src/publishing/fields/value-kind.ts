import type { Field } from 'contract/content-fields.ts';
import { z } from 'zod/mini';

/** Which control a value needs that is the same in all languages. */
export type ValueKind =
  | { is: 'boolean' | 'number' | 'line' | 'lines' }
  | { is: 'choice'; values: readonly (string | number)[] };

type JsonSchema = { type?: unknown; enum?: unknown; const?: unknown; anyOf?: unknown };

export function valueKindOf(field: Field): ValueKind {
  const schema: JsonSchema = z.toJSONSchema(field.wire, { unrepresentable: 'any' });
  const values = choicesOf(schema);
  if (values.length > 0) return { is: 'choice', values };
  if (schema.type === 'boolean') return { is: 'boolean' };
  if (schema.type === 'number' || schema.type === 'integer') return { is: 'number' };
  if (schema.type === 'array') return { is: 'lines' };
  return { is: 'line' };
}

function choicesOf(schema: JsonSchema): (string | number)[] {
  const listed: unknown[] = Array.isArray(schema.enum) ? schema.enum : schema.const === undefined ? [] : [schema.const];
  return listed.filter((value) => typeof value === 'string' || typeof value === 'number');
}

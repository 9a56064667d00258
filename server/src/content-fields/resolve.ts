import { type Field, type StoredOf, storedFigure, storedPicture, type WireOf } from 'contract/content-fields.ts';
import type { Locale } from 'contract/locales.ts';
import { type Localized, localized } from 'contract/localized.ts';
import type { Facts } from 'contract/settings.ts';
import { z } from 'zod/mini';
import { type LocalizedText, pickLocale } from '../database/localized.ts';
import { sanitizeRichText } from './rich-text.ts';
import { type FilmRegistry, filmNamed } from '../films/registry.ts';
import type { Unresolved } from '../http/fallback.ts';
import { type PictureRegistry, pictureNamed, textPicture } from '../pictures/registry.ts';
import { withFacts, formatFact } from '../settings/facts.ts';

/** The language of the response, and what the definition's fields refer to by name. */
export type ResolveContext = { locale: Locale; facts?: Facts; pictures?: PictureRegistry; films?: FilmRegistry };

const name = z.string();
const list = z.array(z.unknown());
const object = z.record(z.string(), z.unknown());

/** Marks an item of a list whose required picture does not exist. */
const omitted = Symbol('omitted');

/** A stored value as its definition's response: texts in one language, with facts, pictures and films inserted. */
export function resolve<Of extends Field>(
  field: Of,
  stored: StoredOf<Of>,
  context: ResolveContext,
): Unresolved<WireOf<Of>>;
export function resolve(field: Field, stored: unknown, context: ResolveContext): unknown {
  return valueOf(field, stored, context);
}

function valueOf(field: Field, stored: unknown, context: ResolveContext): unknown {
  // A row that an older version wrote lacks newer fields.
  if (stored === undefined && field.type === 'list') return [];
  if (stored === undefined && field.type === 'notLocalized') return z.safeParse(field.stored, undefined).data ?? null;
  if (stored === null || stored === undefined) return field.type === 'text' ? '' : null;
  switch (field.type) {
    case 'notLocalized':
      return stored;
    case 'text': {
      const text = localized.parse(stored);
      const picked = field.facts ? pickWithFacts(text, context) : pickLocale(text, context.locale);
      return field.html
        ? sanitizeRichText(picked, (src) =>
            context.pictures === undefined ? { src } : textPicture(context.pictures, src),
          )
        : picked;
    }
    case 'figure':
      return figure(stored, context);
    case 'picture':
      return describedPicture(stored, context);
    case 'requiredPicture':
      return describedPicture(stored, context) ?? omitted;
    case 'pictureName':
      return pictureNamed(required(context.pictures), name.parse(stored), context.locale);
    case 'filmName':
      return filmNamed(
        { films: required(context.films), pictures: required(context.pictures) },
        name.parse(stored),
        context.locale,
      );
    case 'optional':
      return valueOf(field.item, stored, context);
    case 'list': {
      const items = list.parse(stored).map((item) => valueOf(field.item, item, context));
      return items.filter((item) => item !== omitted);
    }
    case 'object': {
      const values = object.parse(stored);
      const parts = Object.entries(field.fields).map(
        ([part, of]) => [part, valueOf(of, values[part], context)] as const,
      );
      return parts.some(([, value]) => value === omitted) ? omitted : Object.fromEntries(parts);
    }
    case 'variants': {
      const { [field.by]: discriminator } = object.parse(stored);
      const variant = field.variants.find(({ fields }) => fields[field.by]?.wire.safeParse(discriminator).success);
      if (!variant) throw new Error(`no variant with this ${field.by}: ${String(discriminator)}`);
      return valueOf(variant, stored, context);
    }
    default:
      return field satisfies never;
  }
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('this definition needs facts, pictures or films');
  return value;
}

function pickWithFacts(text: Localized, { facts, locale }: ResolveContext): LocalizedText {
  return pickLocale(withFacts(text, required(facts)), locale);
}

function describedPicture(stored: unknown, { facts, pictures, locale }: ResolveContext) {
  const { picture, description } = storedPicture.parse(stored);
  return pictureNamed(required(pictures), picture, locale, description && withFacts(description, required(facts)));
}

function figure(stored: unknown, context: ResolveContext) {
  const parsed = storedFigure.parse(stored);
  const caption = pickWithFacts(parsed.caption, context);
  if (!('fact' in parsed)) {
    const unit = parsed.unit === null ? '' : pickWithFacts(parsed.unit, context);
    return { value: pickWithFacts(parsed.value, context), unit, caption };
  }
  const fact = formatFact(parsed.fact, required(context.facts));
  // An unknown fact is empty.
  if (!fact) return { value: '', unit: '', caption };
  return { value: pickLocale(fact('value'), context.locale), unit: fact('unit')[context.locale], caption };
}

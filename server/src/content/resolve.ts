import { type Field, type StoredOf, storedFigure, storedPicture, type WireOf } from 'contract/content-fields.ts';
import type { Locale } from 'contract/locales.ts';
import { type Localized, localized } from 'contract/localized.ts';
import type { Facts } from 'contract/settings.ts';
import { z } from 'zod/mini';
import { type LocalizedText, pickLocale } from '../database/localized.ts';
import { cleanRichText } from '../database/rich-text.ts';
import { type FilmRegistry, viewFilm } from '../films/registry.ts';
import type { Unresolved } from '../http/fallback.ts';
import { type PictureRegistry, viewPicture } from '../pictures/registry.ts';
import { withFacts, writeFact } from '../settings/facts.ts';

/** The language of the response, and what the definition's fields refer to by name. */
export type Shown = { locale: Locale; facts?: Facts; pictures?: PictureRegistry; films?: FilmRegistry };

const name = z.string();
const list = z.array(z.unknown());
const object = z.record(z.string(), z.unknown());

/** Marks an item of a list whose required picture does not exist. */
const omitted = Symbol('omitted');

/** A stored value as its definition's response: texts in one language, with facts, pictures and films inserted. */
export function resolve<Of extends Field>(field: Of, stored: StoredOf<Of>, shown: Shown): Unresolved<WireOf<Of>>;
export function resolve(field: Field, stored: unknown, shown: Shown): unknown {
  return valueOf(field, stored, shown);
}

function valueOf(field: Field, stored: unknown, shown: Shown): unknown {
  if (stored === null) return field.type === 'text' ? '' : null;
  switch (field.type) {
    case 'sameEverywhere':
      return stored;
    case 'text': {
      const text = localized.parse(stored);
      const picked = field.facts ? pickWithFacts(text, shown) : pickLocale(text, shown.locale);
      return field.html ? cleanRichText(picked) : picked;
    }
    case 'figure':
      return figure(stored, shown);
    case 'picture':
      return describedPicture(stored, shown);
    case 'requiredPicture':
      return describedPicture(stored, shown) ?? omitted;
    case 'pictureName':
      return viewPicture(required(shown.pictures), name.parse(stored), shown.locale);
    case 'filmName':
      return viewFilm(required(shown.films), name.parse(stored));
    case 'optional':
      return valueOf(field.item, stored, shown);
    case 'list': {
      const items = list.parse(stored).map((item) => valueOf(field.item, item, shown));
      return items.filter((item) => item !== omitted);
    }
    case 'object': {
      const values = object.parse(stored);
      const parts = Object.entries(field.fields).map(([part, of]) => [part, valueOf(of, values[part], shown)] as const);
      return parts.some(([, value]) => value === omitted) ? omitted : Object.fromEntries(parts);
    }
    case 'variants': {
      const { [field.by]: discriminator } = object.parse(stored);
      const variant = field.variants.find(({ fields }) => fields[field.by]?.wire.safeParse(discriminator).success);
      if (!variant) throw new Error(`no variant with this ${field.by}: ${String(discriminator)}`);
      return valueOf(variant, stored, shown);
    }
    default:
      return field satisfies never;
  }
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('this definition needs facts, pictures or films');
  return value;
}

function pickWithFacts(text: Localized, { facts, locale }: Shown): LocalizedText {
  return pickLocale(withFacts(text, required(facts)), locale);
}

function describedPicture(stored: unknown, { facts, pictures, locale }: Shown) {
  const { picture, description } = storedPicture.parse(stored);
  return viewPicture(required(pictures), picture, locale, description && withFacts(description, required(facts)));
}

function figure(stored: unknown, shown: Shown) {
  const parsed = storedFigure.parse(stored);
  const caption = pickWithFacts(parsed.caption, shown);
  if (!('fact' in parsed)) {
    const unit = parsed.unit === null ? '' : pickWithFacts(parsed.unit, shown);
    return { value: pickWithFacts(parsed.value, shown), unit, caption };
  }
  const fact = writeFact(parsed.fact, required(shown.facts));
  // An unknown fact is empty.
  if (!fact) return { value: '', unit: '', caption };
  return { value: pickLocale(fact('value'), shown.locale), unit: fact('unit')[shown.locale], caption };
}

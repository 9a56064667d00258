import { factNames, type FactPart, factPart, factText, fillFacts, isFactName } from 'contract/fact-texts.ts';
import { byLocale, type Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import type { Facts } from 'contract/settings.ts';
import { mapLocalized } from '../database/localized.ts';

/** One of the group's facts in every language, as a figure; undefined for an unknown name. */
export function formatFact(name: string, facts: Facts): ((part: FactPart) => Required<Localized>) | undefined {
  if (!isFactName(name)) return undefined;
  return (part) => byLocale((locale) => factPart(name, part, facts, locale));
}

/** A text with the facts that it quotes, in each of its languages (`contract/src/fact-texts.ts`). */
export function withFacts(text: Localized, facts: Facts): Localized {
  return mapLocalized(text, (written, locale) => fillFacts(written, facts, locale));
}

/** All placeholders of facts with their texts in the language. */
export function factPlaceholders(facts: Facts, locale: Locale): { placeholder: string; text: string }[] {
  return factNames.flatMap((name) => [
    { placeholder: `{${name}}`, text: factText(name, facts, locale) },
    { placeholder: `{${name}.value}`, text: factPart(name, 'value', facts, locale) },
    { placeholder: `{${name}.unit}`, text: factPart(name, 'unit', facts, locale) },
  ]);
}

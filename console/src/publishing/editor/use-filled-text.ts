import { factsIn, fillFacts } from 'contract/fact-texts.ts';
import type { Locale } from 'contract/locales.ts';
import { getSettings } from 'contract/settings.ts';
import { useRead } from '../../gateway/use-read.ts';

/** A text as the site shows it: with the facts that it quotes. */
export function useFilledText(text: string, locale: Locale): string {
  const enabled = factsIn(text).length > 0;
  const { data } = useRead(getSettings, {}, { silent: true, enabled });
  return enabled && data !== undefined ? fillFacts(text, data.data.facts, locale) : text;
}

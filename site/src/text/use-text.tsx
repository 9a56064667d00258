import type { Locale } from 'contract/locales.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Catalogue } from './catalogue.ts';

type Words = { catalogue: Catalogue; locale: Locale };

const WordsContext = createContext<Words | undefined>(undefined);

export function TextProvider({ catalogue, locale, children }: Words & { children: ReactNode }) {
  const words = useMemo(() => ({ catalogue, locale }), [catalogue, locale]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('a text was asked for outside TextProvider');
  return words;
}

export function useText(): Catalogue {
  return useWords().catalogue;
}

export function useLocale(): Locale {
  return useWords().locale;
}

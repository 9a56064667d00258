import type { Locale } from 'contract/locales.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Catalogue } from './cn/catalogue.ts';
import type { PageTextName, PageTexts } from './page-text-types.ts';
import { pageText } from './page-texts.ts';

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

/** The texts of every page. */
export function useText(): Catalogue {
  return useWords().catalogue;
}

export function useLocale(): Locale {
  return useWords().locale;
}

/** The texts of the current page or dialog. */
export function usePageText<Name extends PageTextName>(name: Name): PageTexts[Name] {
  return pageText(useWords().locale, name);
}

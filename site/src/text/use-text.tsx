import type { Locale } from 'contract/locales.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Catalogue } from './cn/catalogue.ts';
import type { PageTextName, PageTexts } from './page-text-types.ts';
import { pageText } from './page-texts.ts';

type Texts = { catalogue: Catalogue; locale: Locale };

const TextContext = createContext<Texts | undefined>(undefined);

export function TextProvider({ catalogue, locale, children }: Texts & { children: ReactNode }) {
  const texts = useMemo(() => ({ catalogue, locale }), [catalogue, locale]);
  return <TextContext value={texts}>{children}</TextContext>;
}

function useTextContext(): Texts {
  const texts = useContext(TextContext);
  if (texts === undefined) throw new Error('a text is used outside TextProvider');
  return texts;
}

/** The texts of every page. */
export function useText(): Catalogue {
  return useTextContext().catalogue;
}

export function useLocale(): Locale {
  return useTextContext().locale;
}

/** The texts of the current page or dialog. */
export function usePageText<Name extends PageTextName>(name: Name): PageTexts[Name] {
  return pageText(useTextContext().locale, name);
}

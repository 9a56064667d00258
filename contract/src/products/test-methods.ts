import { contentField } from '../content-fields.ts';
import { type Locale, localeNames } from '../locales.ts';

/** Methods that only the readers of one language know, such as ГОСТ in Russian. */
export const nationalMethods = contentField.list(
  contentField.object({ locale: contentField.choice(localeNames), method: contentField.line() }),
);

type TestMethods = {
  methods: readonly string[];
  nationalMethods: readonly { locale: Locale; method: string }[];
};

/** The methods that a page in this language names. */
export function methodsIn(tested: TestMethods, locale: Locale): string[] {
  const national = tested.nationalMethods.filter((own) => own.locale === locale);
  return [...tested.methods, ...national.map(({ method }) => method)];
}

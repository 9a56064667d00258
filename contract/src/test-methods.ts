import { contentField } from './content-fields.ts';
import { type Locale, localeNames } from './locales.ts';

/** How a property is tested. The readers of one language may know further methods, such as ГОСТ in Russian. */
export function testMethodFields(minimum: number) {
  return {
    /** `GB/T 24526`, `ISO 8005` */
    methods: contentField.list(contentField.line(), minimum),
    nationalMethods: contentField.list(
      contentField.object({ locale: contentField.choice(localeNames), method: contentField.line() }),
    ),
  };
}

type TestMethods = {
  methods: readonly string[];
  nationalMethods: readonly { locale: Locale; method: string }[];
};

/** The methods that a page in this language names. */
export function methodsIn({ methods, nationalMethods }: TestMethods, locale: Locale): string[] {
  return [...methods, ...nationalMethods.filter((own) => own.locale === locale).map(({ method }) => method)];
}

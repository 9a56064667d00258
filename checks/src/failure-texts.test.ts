import { localeNames } from 'contract/locales.ts';
import { expect, it } from 'vitest';
import { callWords } from '../../console/src/text/call-words/words.ts';
import { failure as cn } from '../../site/src/text/cn/failure.ts';
import { failure as en } from '../../site/src/text/en/failure.ts';
import { failure as ru } from '../../site/src/text/ru/failure.ts';

const ofSite = { cn, en, ru };

it.each(localeNames)('%s: site and console say the same about a failed call', (locale) => {
  const { codes, network, timeout, unknown, interfaceError } = ofSite[locale].sentences;
  const { status, ...words } = callWords[locale];
  expect(words).toMatchObject({ codes, network, timeout, unknown });
  expect(status(502)).toBe(interfaceError(502));
});

/** Words over pictures can be read: at least 4.5 : 1 on what is really painted beneath them. */
import { localeNames } from 'contract/locales.ts';
import type { PageName } from 'contract/paths.ts';
import { exampleOf, pageNames } from './every-page.ts';
import { contrastOverPictures } from './page-checks/contrast-over-pictures.ts';
import { resize, settled, widths } from './page-checks/settled.ts';
import { prove, sampledLocale } from './sample.ts';
import { expect, test } from './visitor.ts';

/** Their banners carry large words, which fall elsewhere in every language and width. */
const bannered: readonly PageName[] = ['home', 'year20'];

/** They show no picture. */
const bare: readonly PageName[] = ['message', 'report', 'submission', 'privacy', 'search'];

for (const [index, name] of pageNames.filter((page) => !bare.includes(page)).entries())
  for (const locale of localeNames)
    for (const width of widths) {
      if (!bannered.includes(name) && width !== 360 && locale !== sampledLocale(index)) continue;
      // Every day the home page as a phone shows it, which is where its words stand closest.
      const isSample = name === 'home' && width === 360 && locale === sampledLocale(index);
      test(`${name}, ${locale}, ${width} px: words over pictures`, {
        tag: isSample ? [] : [prove],
      }, async ({ visitor, itemIds }) => {
        const { page, opens } = visitor;
        await resize(page, width);
        await opens(locale, exampleOf(name, itemIds));
        await settled(page);
        expect(await contrastOverPictures(page)).toEqual([]);
      });
    }

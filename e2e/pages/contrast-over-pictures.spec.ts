/** Text over pictures has a contrast of at least 4.5 : 1 against the pixels painted beneath it. */
import { localeNames } from 'contract/locales.ts';
import type { PageName } from 'contract/urls/paths.ts';
import { exampleOf, pageNames } from '../test-data/every-page.ts';
import { contrastOverPictures } from '../page-checks/contrast-over-pictures.ts';
import { resize, settled, widths } from '../page-checks/settled.ts';
import { exhaustive, fullRun, sampledLocales } from '../test-data/sample.ts';
import { expect, test } from '../fixtures/visitor.ts';

/** Their banners have large text, whose position depends on the language and the width. */
const withBanner: readonly PageName[] = ['home', 'year20'];

/** These pages show no picture. */
const withoutPictures: readonly PageName[] = ['message', 'report', 'submission', 'privacy', 'search', 'certificates'];

for (const name of pageNames.filter((page) => !withoutPictures.includes(page)))
  for (const locale of localeNames)
    for (const width of widths) {
      const { phone, desktop } = sampledLocales[name];
      if (!withBanner.includes(name) && width !== 360 && locale !== desktop) continue;
      const isFullRun =
        withBanner.includes(name) || (width === 360 && locale === phone) || (width === 1280 && locale === desktop);
      test(`${name}, ${locale}, ${width} px: text over pictures has enough contrast`, {
        tag: isFullRun ? fullRun : exhaustive,
      }, async ({ visitor, itemIds }) => {
        // Each of their many pictures is scrolled to and awaited.
        if (withBanner.includes(name)) test.slow();
        const { page, openPage } = visitor;
        await resize(page, width);
        await openPage(locale, exampleOf(name, itemIds));
        await settled(page);
        expect(await contrastOverPictures(page)).toEqual([]);
      });
    }

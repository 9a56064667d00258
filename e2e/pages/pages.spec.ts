/**
 * A page of each layout in one language (sample.ts): loaded once, then resized through all widths. The grid has every
 * page, in the full run.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type PageName, paths } from 'contract/urls/paths.ts';
import { exampleOf } from '../test-data/every-page.ts';
import { accessibility } from '../page-checks/accessibility.ts';
import { cutText } from '../page-checks/cut-text.ts';
import { documentHead } from '../page-checks/document-head.ts';
import { keyboard } from '../page-checks/keyboard.ts';
import { layoutShift } from '../page-checks/layout-shift.ts';
import { resize, settled, widths } from '../page-checks/settled.ts';
import { sidewaysOverflow } from '../page-checks/sideways-overflow.ts';
import { smallTargets } from '../page-checks/small-targets.ts';
import { sampledLocales } from '../test-data/sample.ts';
import { expect, test } from '../fixtures/visitor.ts';

test.use({ viewport: { width: widths[0], height: 740 } });

const layouts: PageName[] = [
  'home',
  'petroleumCoke',
  'bulkTrade',
  'productDetail',
  'compare',
  'productionManufacturing',
  'newsDetail',
  'photoAlbum',
  'talentRecruitment',
  'report',
  'submission',
  'year20',
  'certificates',
  'search',
];

for (const name of layouts) {
  const locale = sampledLocales[name].phone;
  test(`${name}, ${locale}: the page fits every width and is accessible`, async ({ visitor, itemIds }) => {
    const { page, openPage } = visitor;
    await openPage(locale, exampleOf(name, itemIds));
    await settled(page);
    const at = (width: number, what: string) => `${name}, ${locale}, ${width} px: ${what}`;
    expect.soft(await documentHead(page, locale), at(widths[0], 'head')).toEqual([]);
    expect.soft(await layoutShift(page), at(widths[0], 'layout shift')).toEqual([]);
    for (const width of widths) {
      await resize(page, width);
      expect.soft(await sidewaysOverflow(page), at(width, 'overflow')).toEqual([]);
      expect.soft(await cutText(page), at(width, 'cut text')).toEqual([]);
      expect.soft(await smallTargets(page), at(width, 'small targets')).toEqual([]);
      if (width === 1280) expect.soft(await accessibility(page), at(width, 'axe')).toEqual([]);
    }
  });
}

/** Pages with carousels, filters, tabs and forms. The full run checks all pages. */
const withManyControls = [
  ['home', 'en', 360],
  ['bulkTrade', 'cn', 1280],
  ['talentRecruitment', 'ru', 360],
  ['report', 'cn', 1280],
] as const;

for (const [name, locale, width] of withManyControls)
  test(`${name}, ${locale}, ${width} px: the keyboard reaches every control with visible focus`, async ({
    visitor,
    itemIds,
  }) => {
    const { page, openPage } = visitor;
    await resize(page, width);
    await openPage(locale, exampleOf(name, itemIds));
    await settled(page);
    expect(await keyboard(page), `${name}, ${locale}, ${width} px: keyboard`).toEqual([]);
  });

/** Lines wrap alike in the fallback font, and no size depends on the width of a letter. */
test('no layout shift when the font loads late', async ({ visitor: { page, openPage } }) => {
  await resize(page, 1280);
  await page.route('**/*.woff2', async (route) => {
    await wait(1000);
    await route.continue();
  });
  await openPage('ru', paths.privacy());
  await settled(page);
  expect(await layoutShift(page)).toEqual([]);
});

/** Every page in one language, which changes from page to page: one load, then resized through all widths. The grid has them all. */
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from 'contract/paths.ts';
import { exampleOf, pageNames } from './every-page.ts';
import { accessibility } from './page-checks/accessibility.ts';
import { cutText } from './page-checks/cut-text.ts';
import { documentHead } from './page-checks/document-head.ts';
import { keyboard } from './page-checks/keyboard.ts';
import { layoutShift } from './page-checks/layout-shift.ts';
import { resize, settled, widths } from './page-checks/settled.ts';
import { sidewaysOverflow } from './page-checks/sideways-overflow.ts';
import { smallTargets } from './page-checks/small-targets.ts';
import { sampledLocale } from './sample.ts';
import { expect, test } from './visitor.ts';

test.use({ viewport: { width: widths[0], height: 740 } });

for (const [index, name] of pageNames.entries()) {
  const locale = sampledLocale(index);
  test(`${name}, ${locale}: fits every width, harms nobody`, async ({ visitor, itemIds }) => {
    const { page, opens } = visitor;
    await opens(locale, exampleOf(name, itemIds));
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

/** Every sixth page in one language and width; `npm run prove` walks through them all. */
for (const [index, name] of pageNames.entries()) {
  if (index % 6 !== 0) continue;
  const locale = sampledLocale(index / 6 + 1);
  const width = index % 4 === 0 ? 360 : 1280;
  test(`${name}, ${locale}, ${width} px: the keyboard reaches everything, and it shows`, async ({
    visitor,
    itemIds,
  }) => {
    const { page, opens } = visitor;
    await resize(page, width);
    await opens(locale, exampleOf(name, itemIds));
    await settled(page);
    expect(await keyboard(page), `${name}, ${locale}, ${width} px: keyboard`).toEqual([]);
  });
}

/** Lines break alike in the letters that stand in until then, and no measure hangs upon a letter's width. */
test('nothing jumps when the type face comes late', async ({ visitor: { page, opens } }) => {
  await resize(page, 1280);
  await page.route('**/*.woff2', async (route) => {
    await wait(1000);
    await route.continue();
  });
  await opens('ru', paths.privacy());
  await settled(page);
  expect(await layoutShift(page)).toEqual([]);
});

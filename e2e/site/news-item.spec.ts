/** The figures of a news item: a list below its lead. */
import { paths } from 'contract/urls/paths.ts';
import { expect, test } from '../fixtures/visitor.ts';

for (const [width, rows] of [
  [1280, 1],
  [390, 2],
] as const)
  test(`${width} px: four figures in ${rows === 1 ? 'a row' : 'two rows'}`, async ({
    visitor: { page, openPage },
    itemIds,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage('ru', paths.newsDetail(itemIds.news));
    const figures = page.locator('article p + ul').first().getByRole('listitem');
    await expect(figures).toHaveCount(4);
    const tops = await figures.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(rows);
    const captions = await figures.locator('em').evaluateAll((ems) => ems.map((em) => getComputedStyle(em).fontStyle));
    expect(new Set(captions)).toEqual(new Set(['normal']));
  });

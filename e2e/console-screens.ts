/** The screens of the console with the most of their own, each opened as it is used, in any language. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Administrator } from './console-server.ts';

type Item = { id: string; version: number; body: Record<string, unknown> };

/** What some of the screens show: a changed item, and a file from before the change. */
export type Prepared = { tableId: string; exported: Buffer };

export async function prepare({ url }: Administrator, request: APIRequestContext): Promise<Prepared> {
  const api = `${url}/gw-api/en/console`;
  const headers = { origin: url };
  const first = async (kind: string): Promise<Item> => {
    const { content } = await (await request.get(`${api}/content/${kind}?size=1&sort=position`)).json();
    return (await (await request.get(`${api}/content/${kind}/${content[0].id}`)).json()).data;
  };
  const table = await first('typicalValueTable');
  const partner = await first('partner');
  const made = await request.post(`${api}/content-exchange/export`, {
    headers,
    data: { items: [{ kind: 'partner', id: partner.id }] },
  });
  const { fileName } = (await made.json()).data;
  const exported = await (await request.get(`${url}/gw-api/common/download?fileName=${fileName}`)).body();
  const name = { cn: '样本合作伙伴（改名）', en: `Sample partner ${partner.version}`, ru: 'Образец партнёра' };
  const saved = await request.post(`${api}/content/partner/${partner.id}/save`, {
    headers,
    data: { version: partner.version, body: { ...partner.body, name } },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  return { tableId: table.id, exported };
}

/** Opens the first row of a list of the form. */
async function openRow(page: Page): Promise<void> {
  await page.locator('main fieldset > div > div > button[aria-expanded="false"]').first().click();
}

type Opening = (page: Page, console: string, prepared: Prepared) => Promise<void>;

export const screens: Readonly<Record<string, Opening>> = {
  composer: async (page, console) => {
    await page.goto(`${console}/pages/item/integratedLogistics`);
    await openRow(page);
    await openRow(page);
    await expect(page.locator('main [contenteditable="true"]').first()).toBeVisible();
  },
  'sheet of figures': async (page, console, { tableId }) => {
    await page.goto(`${console}/typical-values/item/${tableId}`);
    const cells = page.locator('main section table input');
    await cells.nth(4).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect(page.locator('td[data-selected]')).toHaveCount(2);
  },
  'days and opening hours': async (page, console) => {
    await page.goto(`${console}/calendar`);
    await expect(page.locator('main .ant-picker').first()).toBeVisible();
    await expect(page.locator('main input[maxlength="5"]').first()).toBeVisible();
  },
  coordinates: async (page, console) => {
    await page.goto(`${console}/facts/contact-plan`);
    await openRow(page);
    await expect(page.locator('main input[role="spinbutton"]').first()).toBeVisible();
  },
  'sentence of consent': async (page, console) => {
    await page.goto(`${console}/pages/legal/item/privacy`);
    await expect(page.locator('main textarea').first()).toBeVisible();
  },
  'details of an entry of the audit log': async (page, console) => {
    await page.goto(`${console}/audit?action=content.save`);
    await page.locator('tbody button[aria-expanded]').first().click();
    await expect(page.locator('main del').first()).toBeVisible();
  },
  'preview of an import': async (page, console, { exported }) => {
    await page.goto(`${console}/exchange`);
    const file = { name: 'content.zip', mimeType: 'application/zip', buffer: exported };
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.locator('main li button[aria-expanded]').first().click();
    await expect(page.locator('main del').first()).toBeVisible();
  },
};

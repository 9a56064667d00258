/** Screens of the console with fields that only they have, and how a test opens each in any language. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type ContentKind, contentKindNames, contentKinds } from 'contract/console/content-kinds.ts';
import { listPaths } from 'contract/console/content-list-paths.ts';
import type { Administrator } from './console-server.ts';

type Item = { id: string; version: number; body: Record<string, unknown> };

/** What the screens need: the id of a table, and an export of an item that has changed since. */
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

/** The kinds with every sort of field between them. */
export const variedKinds: readonly ContentKind[] = [
  'lotCertificate',
  'product',
  'albumPicture',
  'partner',
  'composedPage',
  'contactPlan',
  'businessScopes',
  'searchSynonyms',
  'workingCalendar',
];

/** The path of a form of each kind: an empty one, or that of an item if none can be added. */
export async function formPaths(
  { url }: Administrator,
  request: APIRequestContext,
  kinds: readonly ContentKind[],
): Promise<string[]> {
  return Promise.all(
    kinds.map(async (kind) =>
      'isFixed' in contentKinds[kind] ? firstItemPath(url, request, kind) : `${listPaths[kind]}/item/new`,
    ),
  );
}

async function firstItemPath(url: string, request: APIRequestContext, kind: ContentKind): Promise<string> {
  const list = await request.get(`${url}/gw-api/en/console/content/${kind}?size=1&sort=position`);
  return `${listPaths[kind]}/item/${(await list.json()).content[0].id}`;
}

/** The list of each kind that has several items, and the editor of the first item of each kind. */
export async function contentPaths({ url }: Administrator, request: APIRequestContext): Promise<string[]> {
  const lists = contentKindNames.filter((kind) => contentKinds[kind].title !== undefined);
  const editors = await Promise.all(contentKindNames.map((kind) => firstItemPath(url, request, kind)));
  return [...lists.map((kind) => listPaths[kind]), ...editors];
}

/** Fields and buttons of the form whose names are missing, or are not Chinese. */
export async function unnamedControls(page: Page): Promise<string[]> {
  const lines = (await page.locator('main').ariaSnapshot()).split('\n');
  const controls = lines.flatMap((line) => {
    const [, control] = /- ((?:textbox|combobox|spinbutton|switch|checkbox|button)\b.*)/.exec(line) ?? [];
    return control === undefined ? [] : [control];
  });
  return controls.filter((control) => !/^\w+ "[^"]*(?:\p{Script=Han}|English|Русский|EN|RU)/u.test(control));
}

/** What axe does not report: fields named by their placeholder only, and pickers whose field cannot be focused. */
export async function fieldFaults(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const onlyPlaceholder = [...main.querySelectorAll('input[placeholder], textarea[placeholder]')].filter(
      (field) =>
        isShown(field) &&
        !field.matches('[aria-label], [aria-labelledby], [title]') &&
        (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
        field.labels?.length === 0,
    );
    const unreachable = [...main.querySelectorAll('.ant-picker')].filter(
      (picker) => ![...picker.querySelectorAll('input')].some(isShown),
    );
    return [
      ...onlyPlaceholder.map((field) => `“${field.getAttribute('placeholder')}” is only a placeholder`),
      ...unreachable.map(
        (picker) =>
          `“${picker.closest('fieldset')?.querySelector('legend')?.textContent}” has no field for the keyboard`,
      ),
    ];
  });
}

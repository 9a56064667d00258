/** Facts beside what quotes them, and the working calendar as a year. */
import { expect, type Page } from '@playwright/test';
import { openConsole, test } from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../page-checks/sideways-overflow.ts';
import { fullRun } from '../test-data/sample.ts';

test.describe.configure({ mode: 'serial' });

const usesOf = (page: Page, fact: string) => page.getByRole('region', { name: `Where “${fact}” is quoted` });

test('shows what quotes a fact and how it will read, before the save changes it', async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/facts');
  const count = page.getByRole('row', { name: /^Number of export countries/ }).getByRole('button');
  await expect(count).toHaveText(/^\d+ places$/);
  const field = page.getByRole('spinbutton', { name: 'Number of export countries' });
  await field.fill('41');
  // The uses of the field that has the focus stand beside it.
  const beside = usesOf(page, 'Number of export countries');
  await expect(beside.getByRole('listitem')).not.toHaveCount(0);
  await expect(beside.locator('p', { hasText: 'Has exported to more than' }).first()).toContainText('30 41');
  await expect(beside.getByText(/on the site, changed as soon as you save$/)).toBeVisible();
  // The counter of the home page says the same by itself.
  const contradiction = 'The home page has 30 as “Number of countries”, but “Number of export countries” is 41.';
  await expect(page.getByRole('alert').filter({ hasText: contradiction })).toBeVisible();
  const bar = page.locator('footer output');
  await expect(bar).toContainText(/Number of export countries · \d+ places on the site will change/);
  const home = async () => (await page.request.get(`${administrator.url}/en`)).text();
  expect(await home()).not.toContain('more than 41 ');
  await page.keyboard.press('Control+s');
  await expect(bar).toHaveText('Everything is saved');
  await expect.poll(home).toMatch(/more than\s41\s/);
  await expect(beside.getByRole('deletion')).toHaveCount(0);

  // A language of a use leads to its text; the list of the other fact is one press away.
  await page
    .getByRole('row', { name: /^Number of countries on the map/ })
    .getByRole('button')
    .click();
  await expect(beside).toHaveCount(0);
  await usesOf(page, 'Number of countries on the map').getByRole('link', { name: 'RU' }).first().click();
  await expect(page).toHaveURL(/\/item\/\w+\?language=ru$/);
  await page.goto(`${administrator.url}/console/audit?objectKind=facts`);
  await expect(page.getByRole('row', { name: /saved, in effect Facts/ }).first()).toBeVisible();
});

test('shows the title of a text with its facts in the list, the editor and the palette', async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/company');
  const link = page.getByRole('row').getByRole('link', { name: /^Petroleum coke/ });
  await expect(link).toContainText(/more than\s41\scountries/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/more than\s41\scountries/);
  // What is edited keeps the names of the facts.
  await expect(page.getByRole('textbox', { name: 'Summary, English' })).toHaveValue(/\{exportCountries\}/);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump' });
  await expect(palette.getByRole('button', { name: /41\scountries/ })).toBeVisible();
  await palette.getByRole('textbox').fill('logistics between them');
  await expect(palette.getByRole('button', { name: /41\scountries/ }).last()).toContainText('Company texts');
  // It is found by the words that are shown, in the palette and in the list.
  await palette.getByRole('textbox').fill('41 countries');
  await expect(palette.getByRole('button', { name: /41\scountries/ }).last()).toContainText('Company texts');
  await page.goto(`${administrator.url}/console/company?text=41+countries`);
  await expect(link).toBeVisible();
});

/** A day of the second full week of a month, Sunday being 0. */
function dateIn(month: string, weekday: number): string {
  const dates = Array.from({ length: 7 }, (_, index) => `${month}-${10 + index}`);
  return dates.find((date) => new Date(date).getUTCDay() === weekday) ?? '';
}

test('makes a holiday of several days by keyboard, and of a day off a make-up day', { tag: fullRun }, async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/calendar');
  const year = page.getByRole('heading', { level: 2, name: /^\d{4}$/ });
  const shown = Number(await year.textContent());
  await page.getByRole('button', { name: 'Year after' }).click();
  await expect(year).toHaveText(String(shown + 1));
  await page.getByRole('button', { name: 'Year before' }).click();
  await page.getByRole('button', { name: 'Year before' }).click();
  await expect(year).toHaveText(String(shown - 1));
  await page.getByRole('button', { name: 'Year after' }).click();
  await expect(page.locator('main table')).toHaveCount(12);

  const day = (date: string) => page.locator(`[data-date="${date}"]`);
  const panel = page.getByRole('region', { name: 'Selected days' });
  const [wednesday = '', thursday = '', friday = ''] = [3, 4, 5].map((weekday) => dateIn(`${shown}-08`, weekday));
  await day(thursday).click();
  await expect(panel.getByRole('heading')).toContainText(`August ${thursday.slice(8)}`);
  await page.keyboard.press('ArrowLeft');
  await expect(day(wednesday)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  // Only one day is a stop of the Tab key.
  await expect(page.locator('[data-date][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(panel.getByText('3 days')).toBeVisible();
  await panel.getByText('Holiday', { exact: true }).click();
  for (const date of [wednesday, thursday, friday]) await expect(day(date)).toHaveAttribute('data-kind', 'holiday');
  await expect(page.locator('footer output')).toContainText('1 unsaved · Holidays');
  await day(thursday).click();
  await page.keyboard.press('Space');
  await expect(day(thursday)).toHaveAttribute('data-kind', 'working');

  // A Sunday: first a make-up day, then a holiday, then as usual.
  const sunday = dateIn(`${shown}-07`, 0);
  await day(sunday).click();
  for (const kind of ['makeUp', 'holiday', 'off', 'makeUp']) {
    await page.keyboard.press('Space');
    await expect(day(sunday)).toHaveAttribute('data-kind', kind);
  }
  const listed = page.getByRole('textbox', { name: /^Day \d+$/ });
  expect(await listed.evaluateAll((inputs) => inputs.map((input) => Reflect.get(input, 'value')))).toContain(sunday);
  await page.keyboard.press('Control+s');
  await expect(page.locator('footer output')).toHaveText('Everything is saved');
  const saved = async () => {
    const { data } = await (await page.request.get(`${administrator.url}/gw-api/en/site/settings`)).json();
    return data.workingCalendar;
  };
  await expect.poll(async () => (await saved()).holidays).toEqual(expect.arrayContaining([wednesday, friday]));
  const { holidays, workingDays } = await saved();
  expect(holidays).not.toContain(thursday);
  expect(workingDays).toContainEqual({ date: sunday, like: 'monday' });

  // “Today” would be this computer's local day.
  await listed.first().click();
  await expect(page.locator('.ant-picker-date-panel')).toBeVisible();
  await expect(page.locator('.ant-picker-now')).toHaveCount(0);
});

test('changes a day of the calendar on a phone, with every button in sight', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/calendar', { language: 'ru', width: 390 });
  const save = page.locator('footer').getByRole('button').last();
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').getByRole('button').last()).toBeInViewport({ ratio: 1 });
  expect(await sidewaysOverflow(page)).toEqual([]);
  // The last month of the year is reached by scrolling, and the choice for its day stays in sight.
  const day = page.getByRole('button', { name: /31 декабря/ });
  await day.click();
  const holiday = page.getByRole('radio', { name: 'Праздник' });
  await expect(page.locator('label').filter({ has: holiday })).toBeInViewport({ ratio: 1 });
  await page.locator('label').filter({ has: holiday }).click();
  await expect(save).toBeEnabled();
  await page.locator('footer').getByRole('button', { name: 'Сбросить правки' }).click();
  const question = page.getByRole('dialog', { name: 'Сбросить несохранённые правки?' });
  await question.getByRole('button', { name: 'Сбросить правки' }).click();
  await expect(question).toBeHidden();
  await expect(save).toBeDisabled();
});

test('says where the calendar ends', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/calendar', { width: 768 });
  for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Year after' }).click();
  await expect(page.getByText(/^The calendar ends on \d{4}-\d\d-\d\d\./)).toBeVisible();
  // The selected days stay in sight where the year is long.
  await page.locator('[data-date$="-12-20"]').click();
  await expect(page.getByRole('region', { name: 'Selected days' })).toBeInViewport();
});

for (const [language, appearance, width] of [
  ['ru', 'dark', 768],
  ['cn', 'light', 1440],
] as const)
  test(`axe finds nothing in facts and calendar, ${language} ${appearance} ${width}`, {
    tag: fullRun,
  }, async ({ administrator, context }) => {
    const page = await openConsole(administrator, context, '/facts', { language, appearance, width });
    const field = page.getByRole('spinbutton').first();
    await field.fill('3');
    await expect(page.getByRole('deletion').first()).toBeVisible();
    expect(await violations(page, []), 'facts').toEqual([]);
    expect(await sidewaysOverflow(page), 'facts').toEqual([]);
    page.on('dialog', (question) => void question.accept());
    await page.goto(`${administrator.url}/console/calendar`);
    await page.locator('[data-date]').nth(100).click();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await violations(page, []), 'calendar').toEqual([]);
    expect(await sidewaysOverflow(page), 'calendar').toEqual([]);
  });

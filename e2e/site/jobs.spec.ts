/** Open positions: a page for each description, the two types, and the way to send a resume. */
import type { Page } from '@playwright/test';
import { listJobPosts } from 'contract/jobs.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import { callGateway } from '../gateway/gateway.ts';
import { expect, test, type Visitor, withoutScripts } from '../fixtures/visitor.ts';

async function listOpenPosts({ page }: Visitor, postType: 1 | 2) {
  const { content } = await callGateway(page.request, listJobPosts, { postType, page: 0, size: 1000 }, 'en');
  const [first, second] = [content[0], content.at(-1)];
  if (first === undefined || second === undefined || first === second) throw new Error('fewer than two posts are open');
  return { all: content, first, second };
}

const rowOf = (page: Page, postName: string) => page.getByRole('link', { name: postName, exact: true });

const topOf = (page: Page, postNo: string) =>
  page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? NaN, postNo);

test('a description opens in place, one at a time, and Back closes it', async ({ visitor }) => {
  const { page, openPage } = visitor;
  const { first, second } = await listOpenPosts(visitor, 1);
  await openPage('en', paths.talentRecruitment(1));
  const titleOfList = await page.title();
  await rowOf(page, first.postName).click();
  await expect(page).toHaveURL(localePath('en', paths.talentRecruitment(1, first.postNo)));
  await expect(page).toHaveTitle(new RegExp(first.postName));
  await expect(page.getByText(first.mainWork.split('\n')[0] ?? '')).toBeVisible();

  await rowOf(page, second.postName).scrollIntoViewIfNeeded();
  const before = await topOf(page, second.postNo);
  await rowOf(page, second.postName).click();
  await expect(rowOf(page, second.postName)).toHaveAttribute('aria-expanded', 'true');
  await expect(rowOf(page, first.postName)).toHaveAttribute('aria-expanded', 'false');
  expect(Math.abs((await topOf(page, second.postNo)) - before)).toBeLessThan(3);

  await page.goBack();
  await expect(rowOf(page, first.postName)).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(rowOf(page, first.postName)).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveTitle(titleOfList);
});

test('a position’s path opens it and scrolls to it, also in hash mode', async ({ visitor }) => {
  const { page, openPage, openHashPage } = visitor;
  const { second } = await listOpenPosts(visitor, 1);
  const expectOpen = async () => {
    const link = page.locator(`[id="${second.postNo}"]`);
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeInViewport();
  };
  await openPage('ru', paths.talentRecruitment(1, second.postNo));
  await expectOpen();
  await openHashPage(paths.talentRecruitment(1, second.postNo));
  await expectOpen();
});

test('the path of a position of the other type opens that tab, and a closed position is announced', async ({
  visitor,
}) => {
  const { page, openPage } = visitor;
  const { first } = await listOpenPosts(visitor, 2);
  await openPage('en', paths.talentRecruitment(1, first.postNo));
  await expect(page).toHaveURL(localePath('en', paths.talentRecruitment(2, first.postNo)));
  await openPage('en', paths.talentRecruitment(1, 'NO-SUCH-POST'));
  await expect(page.getByText('is no longer open')).toBeVisible();
});

test('without JavaScript every description is shown, and resumes are sent by e-mail', async ({ visitor, browser }) => {
  const { all, first } = await listOpenPosts(visitor, 1);
  const staticPage = await withoutScripts(browser);
  await staticPage.goto(localePath('en', paths.talentRecruitment(1)));
  for (const post of all)
    await expect(staticPage.getByText(post.baseDemand.split('\n').at(-1) ?? '').first()).toBeVisible();
  const mailLink = staticPage.locator('main a[href^="mailto:"]').first();
  expect(await mailLink.getAttribute('href')).toContain(first.postNo);
  await staticPage.context().close();
});

test('positions are filtered by location, and an open application names no position', async ({ visitor, browser }) => {
  const { all, first } = await listOpenPosts(visitor, 1);
  const here = all.filter(({ workAreaKey }) => workAreaKey === first.workAreaKey);
  const elsewhere = all.find(({ workAreaKey }) => workAreaKey !== first.workAreaKey);
  const path = localePath('en', paths.talentRecruitment(1, undefined, first.workAreaKey));
  const staticPage = await withoutScripts(browser);
  await staticPage.goto(path);
  await expect(staticPage.locator('main tbody')).toHaveCount(here.length);
  await staticPage.context().close();

  const { page, openPage } = visitor;
  await openPage('en', paths.talentRecruitment(1));
  // It names towns without their provinces.
  const [town = ''] = first.workArea.split(',');
  await page.getByRole('navigation', { name: 'Positions by location' }).getByText(town).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('main tbody')).toHaveCount(here.length);
  await expect(rowOf(page, elsewhere?.postName ?? '')).toBeHidden();
  await page.getByRole('button', { name: 'Send a speculative application' }).click();
  await expect(page.getByRole('dialog', { name: 'Send a CV' })).toContainText('Speculative application');
});

test('lines that occur twice disappear with the tab that shows them', async ({ visitor }) => {
  const { page, openPage } = visitor;
  const lines: Record<number, string[]> = { 1: ['The same line', 'The same line'], 2: ['Another line'] };
  await page.route('**/wms/dqgx/gangweiList', async (route) => {
    const posts = await (await route.fetch()).json();
    posts.openApplication.mainWork = lines[route.request().postDataJSON().postType]?.join('\n');
    await route.fulfill({ json: posts });
  });
  await openPage('en', paths.talentRecruitment(2));
  for (const postType of [1, 2] as const) {
    await page
      .locator(`main a[href="${localePath('en', paths.talentRecruitment(postType))}"]`)
      .first()
      .click();
    const { openApplication } = await callGateway(page.request, listJobPosts, { postType, page: 0, size: 1 }, 'en');
    const section = page.locator(`section[aria-labelledby="${openApplication?.postNo}"]`);
    await expect(section.getByRole('listitem')).toHaveText(lines[postType] ?? []);
  }
});

test('the resume dialog names the position and restores the focus', async ({ visitor }) => {
  const { page, openPage } = visitor;
  const { first } = await listOpenPosts(visitor, 1);
  await openPage('en', paths.talentRecruitment(1, first.postNo));
  const button = page.getByRole('button', { name: 'Send a CV' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Send a CV' });
  await expect(dialog).toContainText(first.postNo);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

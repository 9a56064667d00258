/**
 * Visitors' files are readable only by staff: no URL of the server returns them, whatever name
 * is requested.
 */
import { randomUUID } from 'node:crypto';
import { endpoints } from 'contract/endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { submitAsNew, uploadFile } from '../../test/visitor.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.close());

const folders = [
  'files',
  'uploads',
  'data/files',
  'pictures',
  'films',
  'assets',
  'share',
  'en',
  'gw-api',
  'gw-api/files',
];
const traversals = ['assets/..%2f..%2ffiles', 'pictures/%2e%2e/files', 'films/..%5cfiles', 'assets/....//files'];

it('serves a visitor’s file at no URL: not by its token, its stored name or its own name', async () => {
  const word = randomUUID();
  const fileName = `${word}.pdf`;
  const fileToken = await uploadFile(site.url, fileName, `%PDF-1.7\n${word}`);
  const resume = { sayType: '3', postNo: 'BY-HR-2601', fileNos: [fileToken], remark: word };
  expect((await submitAsNew(site.url, resume)).status).toBe(200);
  const { storedName } = await site.context.db
    .selectFrom('submissionFile')
    .select('storedName')
    .executeTakeFirstOrThrow();

  const names = [fileToken, storedName, fileName, `${fileToken}.pdf`, `${storedName}.pdf`];
  const requested = names.flatMap((name) => [
    `/${name}`,
    ...[...folders, ...traversals].map((folder) => `/${folder}/${name}`),
    ...Object.values(endpoints)
      .filter(({ method }) => method === 'GET')
      .map(
        ({ path }) => `/gw-api${path.replace('{lang}', 'en').replaceAll(/\{\w+\}/g, name)}?id=${name}&keyword=${name}`,
      ),
  ]);
  expect(requested.length).toBeGreaterThan(100);
  for (const urlPath of requested) {
    const response = await fetch(site.url + urlPath, { redirect: 'manual' });
    const body = (await response.text()).replaceAll(fileName, '');
    expect(body, urlPath).not.toContain(word);
    if (!urlPath.startsWith('/gw-api/en/')) expect(response.status, urlPath).not.toBe(200);
  }
});

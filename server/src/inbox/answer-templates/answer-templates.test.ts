import { setTimeout as pause } from 'node:timers/promises';
import { answerTemplateBounds, listAnswerTemplates } from 'contract/console/answer-templates.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { type Browser, signedIn } from '../../../test/staff.ts';
import { lockUntilCommit } from '../../database/advisory-locks.ts';

let site: RunningSite;
let desk: Browser;
let hr: Browser;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  [desk, hr] = [(await signedIn(site, 'desk', ['tradeDesk'])).browser, (await signedIn(site, 'hr', ['hr'])).browser];
});
beforeEach(() => site.context.db.deleteFrom('answerTemplate').execute());
afterAll(() => site.close());

const texts = { cn: '稍后报价。', en: 'We will send a price.', ru: '' };
const template = { kind: 'message', name: '报价稍后', texts };

async function list(as = desk) {
  const { status, body } = await as.get('answer-templates/list');
  expect(status, JSON.stringify(body)).toBe(200);
  return z.parse(listAnswerTemplates.output, body).data;
}

/** A write; returns the error, or undefined. */
async function write(action: 'create' | 'save' | 'delete', body: object, as = desk) {
  const response = await as.post(`answer-templates/${action}`, body);
  expect(response.status).toBe(response.body.code);
  return response.body.error;
}

async function created(body: object = template, as = desk) {
  expect(await write('create', body, as)).toBeUndefined();
  const [made] = await list(as);
  if (made === undefined) throw new Error('The template was not listed');
  return made;
}

it('is added, changed once per version, and deleted', async () => {
  const { id, version, ...made } = await created({
    ...template,
    name: ' 报价稍后 ',
    texts: { ...texts, cn: ' 稍后报价。\n' },
  });
  expect(made).toEqual(template);
  const changed = { id, version, name: '报价', texts: { ...texts, ru: 'Цену пришлём.' } };
  expect(await write('save', changed)).toBeUndefined();
  expect(await write('save', changed)).toBe('versionConflict');
  expect(await write('delete', { id, version })).toBe('versionConflict');
  expect(await list()).toEqual([{ ...changed, kind: 'message', version: version + 1 }]);
  expect(await write('delete', { id, version: version + 1 })).toBeUndefined();
  expect(await list()).toEqual([]);
  expect(await write('save', changed)).toBe('notFound');
  const entries = await site.context.db
    .selectFrom('audit.auditEntry')
    .select(['action', 'objectTitle', 'details'])
    .where('objectKind', '=', 'answerTemplate')
    .where('objectId', '=', String(id))
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'answerTemplate.create', objectTitle: '报价稍后', details: { locales: ['cn', 'en'] } },
    {
      action: 'answerTemplate.edit',
      objectTitle: '报价',
      details: { locales: ['cn', 'en', 'ru'], nameBefore: '报价稍后' },
    },
    { action: 'answerTemplate.delete', objectTitle: '报价', details: null },
  ]);
});

it('belongs to a kind, which the caller must be allowed to answer', async () => {
  expect(await write('create', template, hr)).toBe('forbidden');
  const { id, version } = await created();
  expect(await list(hr)).toEqual([]);
  expect(await write('save', { id, version, name: '简历', texts }, hr)).toBe('forbidden');
  expect(await write('delete', { id, version }, hr)).toBe('forbidden');
  // The other kind may have the same name.
  expect(await created({ ...template, kind: 'resume' }, hr)).toMatchObject({ kind: 'resume', name: '报价稍后' });
});

it('has a name of its own, and a text in at least one language', async () => {
  await created();
  const fields = async (body: object) => (await desk.post('answer-templates/create', body)).body.errors;
  expect(await fields(template)).toMatchObject([{ field: 'name', code: 'notUnique' }]);
  expect(await fields({ ...template, name: ' \u3000' })).toMatchObject([{ field: 'name', code: 'required' }]);
  const empty = { cn: ' ', en: '', ru: '\n' };
  expect(await fields({ ...template, name: '空', texts: empty })).toMatchObject([
    { field: 'texts.cn', code: 'required' },
  ]);
  const { nameLength, textLength } = answerTemplateBounds;
  expect(await fields({ ...template, name: '长'.repeat(nameLength + 1) })).toMatchObject([{ field: 'name' }]);
  const long = { ...texts, ru: 'ж'.repeat(textLength + 1) };
  expect(await fields({ ...template, name: '长', texts: long })).toMatchObject([
    { field: 'texts.ru', code: 'tooLong' },
  ]);
});

it('is one of at most 200, also if another is added at once', async () => {
  const rows = Array.from({ length: answerTemplateBounds.templates }, (_, index) => ({
    ...template,
    kind: 'message' as const,
    name: `${index}`,
    texts: JSON.stringify(texts),
  }));
  const { db } = site.context;
  await db.insertInto('answerTemplate').values(rows.slice(1)).execute();
  const { writing } = await db.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'answerTemplates');
    await transaction.insertInto('answerTemplate').values(rows.slice(0, 1)).execute();
    const adding = write('create', template);
    await pause(500);
    return { writing: adding };
  });
  expect(await writing).toBe('tooManyAnswerTemplates');
});

import type { Conversation } from 'contract/submissions/conversation.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createCall } from '../gateway/call.ts';
import { catalogue } from '../text/en/catalogue.ts';
import { loadPageText } from '../text/page-texts.ts';
import { TextProvider } from '../text/use-text.tsx';
import { NoScriptSubmission } from './no-script-submission.tsx';
import { submissionAction } from './submission-action.ts';

const receipt = '1234567890123456';
const conversation: Conversation = {
  kind: 'message',
  status: 'received',
  receivedAt: '2026-03-02T08:00:00.000Z',
  reply: null,
  postNo: null,
  entries: [],
  open: true,
};
const closed: Conversation = { ...conversation, status: 'closed', open: false };

/** The page after a step, and the fields that each of its forms posts. */
async function pageAfter(fields: Record<string, string>, found: Conversation = conversation) {
  const posted = new FormData();
  for (const [name, value] of Object.entries({ receipt, ...fields })) posted.set(name, value);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ code: 200, msg: '', data: found }));
  const { data } = Object(await submissionAction(createCall('en'), posted, 'en'));
  await loadPageText('en', 'submissions');
  return renderToStaticMarkup(
    <TextProvider catalogue={catalogue} locale="en">
      <NoScriptSubmission result={data} />
    </TextProvider>,
  );
}

/** The value of the only hidden field with this name. */
const hidden = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1];

/** The id of the form that a step's button outside it posts. */
const formOf = (html: string, step: string) =>
  new RegExp(`<button[^>]*form="([^"]+)"[^>]*value="${step}"`).exec(html)?.[1];

const unsent = { text: 'one\ntwo', idempotencyKey: 'k'.repeat(32) };

it('checking for replies posts the unfinished entry and shows it again, with its key', async () => {
  const page = await pageAfter({ step: 'open', ...unsent });
  expect(page).toContain('>one\ntwo</textarea>');
  expect(hidden(page, 'idempotencyKey')).toBe(unsent.idempotencyKey);
  const form = new RegExp(`<form id="${formOf(page, 'open')}".*?</form>`, 's').exec(page)?.[0];
  expect(form).toContain('name="text"');
  expect(form).toContain('name="idempotencyKey"');
  expect(formOf(page, 'confirm')).toBe(formOf(page, 'open'));
});

it('asking to withdraw keeps the unfinished entry', async () => {
  const page = await pageAfter({ step: 'confirm', ...unsent });
  expect(hidden(page, 'text')).toBe(unsent.text);
  expect(hidden(page, 'idempotencyKey')).toBe(unsent.idempotencyKey);
});

it('an entry to a submission that was closed meanwhile can be read, not sent', async () => {
  const page = await pageAfter({ step: 'open', ...unsent }, closed);
  expect(page).toMatch(/<textarea[^>]*readOnly=""[^>]*>one\ntwo</);
  expect(page).toContain('Nothing more can be added');
  expect(page).not.toContain('value="write"');
  expect(formOf(page, 'confirm')).toBe(formOf(page, 'open'));
  const empty = await pageAfter({ step: 'open' }, closed);
  expect(empty).not.toContain('<textarea');
  expect(empty).toContain(`<form id="${formOf(empty, 'open')}"`);
});

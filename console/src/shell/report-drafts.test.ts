import { afterEach, expect, it } from 'vitest';
import { beginSending, discardDrafts, discardSent, draftOf, saveDraft, subscribe } from './report-drafts.ts';

afterEach(discardDrafts);

/** Begins to send the draft, whose text a test has saved. */
function sendDraft(text: string): string {
  const sentAs = beginSending('1', text);
  if (sentAs === undefined) throw new Error('it is no draft');
  return sentAs;
}

it('sends a text under one id from all forms, and none that another form has sent', () => {
  saveDraft('1', 'typed');
  const sentAs = sendDraft('typed');
  expect(sendDraft('typed'), 'from a form that was opened meanwhile').toBe(sentAs);
  const heard: (string | undefined)[] = [];
  const leave = subscribe(() => heard.push(draftOf('1')?.text));
  discardSent('1', sentAs);
  leave();
  expect(heard, 'what the other form shows').toEqual([undefined]);
  expect(beginSending('1', 'typed')).toBeUndefined();
});

it('keeps what was changed while the earlier text was sent, under an id of its own', () => {
  saveDraft('1', 'typed');
  const sentAs = sendDraft('typed');
  saveDraft('1', 'typed more');
  expect(beginSending('1', 'typed')).toBeUndefined();
  discardSent('1', sentAs);
  expect(draftOf('1')).toEqual({ text: 'typed more' });
  expect(sendDraft('typed more')).not.toBe(sentAs);
});

import { submissionKinds } from 'contract/submissions/submission-kinds.ts';
import { expect, it } from 'vitest';
import { inquirySubmissionForm, messageSubmissionForm, sentText } from './message-submission.ts';

const more = { fileNos: [], consent: false };
const metadata = { idempotencyKey: '', startedAt: '', consentVersion: '', website: '', fileNos: [] };

it('both forms of a message validate every field, in the order of the page', () => {
  const inquiry = inquirySubmissionForm('ru');
  for (const validated of [
    messageSubmissionForm.validated(messageSubmissionForm.empty, more),
    inquiry.validated(inquiry.read(new FormData()), more),
  ])
    expect(Object.keys(validated)).toEqual(Object.keys(submissionKinds.message.fields));
});

it('an inquiry sends only what is filled in, with its quantity in digits with a point', () => {
  const form = inquirySubmissionForm('ru');
  const filled = { ...form.empty, remark: 'Запрос', quantity: '1 250,5', deliveryTerm: 'FOB', deliveryPlace: 'Циндао' };
  const sent = { ...metadata, fileNos: ['token'] };
  expect(form.request(filled, sent, undefined)).toMatchObject({
    remark: 'Запрос',
    quantity: '1250.5',
    unit: 't',
    deliveryTerm: 'FOB',
    deliveryPlace: 'Циндао',
    fileNos: ['token'],
  });
  const untouched = form.request({ ...form.empty, remark: 'Запрос' }, metadata, undefined);
  for (const field of ['quantity', 'unit', 'deliveryTerm', 'deliveryPlace', 'deliveryDate', 'fileNos'])
    expect(untouched).not.toHaveProperty(field);
});

it('the visitor sees the text that is stored', () => {
  const written = { ...inquirySubmissionForm('ru').empty, remark: 'Запрос: P-1\n', quantity: '500', unit: 'wagon' };
  expect(sentText('ru', written).replaceAll('\u00A0', ' ')).toBe('Запрос: P-1\n\nКоличество: 500 × вагон');
});

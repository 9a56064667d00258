import { expect, it } from 'vitest';
import { catalogue } from '../text/en/catalogue.ts';
import { actionWords, detailWords, objectWords } from './entry-words.ts';

const exchange = { kind: 'contentExchange', id: 'x.zip', title: 'tv2.xlsx' };

it('calls a saved record in effect, and anything else a draft', () => {
  const words = (kind: string, id: string, title?: string) => {
    const object = { kind, id, ...(title !== undefined && { title }) };
    return `${actionWords({ action: 'content.save', object }, catalogue)} ${objectWords(object, catalogue)}`;
  };
  expect(words('facts', 'facts')).toBe('saved, in effect Facts');
  expect(words('dictionaryEntry', '7', '最新动态')).toBe('saved, in effect 最新动态');
  expect(words('news', '57')).toBe('saved a draft News 57');
  expect(actionWords({ action: 'later.version', object: exchange }, catalogue)).toBe('later.version');
});

it('says what the schedule did with each language, in Beijing time', () => {
  const dueAt = '2020-11-30T23:00:00.000Z';
  const changes = [
    { locale: 'cn', change: 'goLive', dueAt },
    { locale: 'ru', change: 'withdraw', dueAt },
  ];
  expect(detailWords('changes', changes, { kind: 'news', id: '57' }, catalogue)).toBe(
    '中文 published, due 2020-12-01 07:00 (Beijing), Русский withdrawn, due 2020-12-01 07:00 (Beijing)',
  );
  expect(detailWords('changes', [{ locale: 'cn' }], { kind: 'news', id: '57' }, catalogue)).toBe('{"locale":"cn"}');
});

it.each([
  ['of several kinds', exchange, [{ kind: 'news', id: '5', title: '新窑' }], 'News · 新窑'],
  ['of one kind', { kind: 'partner', id: '' }, [{ kind: 'partner', id: '5', title: '甲' }], '甲'],
  ['without a title', exchange, [{ kind: 'news', id: '5' }], 'News 5'],
  ['of older entries', exchange, ['typicalValueTable/1', 'facts/facts'], 'Typical values 1, Facts'],
  ['as a count', exchange, 12, '12'],
])('names items %s', (_name, object, items, words) => {
  expect(detailWords('items', items, object, catalogue)).toBe(words);
});

it('names the stages of an application', () => {
  const object = { kind: 'resume', id: 'x' };
  expect(detailWords('stageBefore', 'new', object, catalogue)).toBe('New');
  expect(detailWords('stage', 'interview', object, catalogue)).toBe('Interview');
});

it.each([
  '2026-11-20T14:05 x',
  '2026-11-20T14:05:00+08:00',
  'en',
  'law',
  'claim',
  'system:audit:read',
  'constructor',
  '__proto__',
])('shows what somebody has typed as it is: %s', (typed) => {
  const report = { kind: 'report', id: 'x' };
  const resume = { kind: 'resume', id: 'x' };
  expect(detailWords('reason', typed, report, catalogue)).toBe(typed);
  expect(detailWords('reference', typed, resume, catalogue)).toBe(typed);
});

it('names the reasons that are chosen, and times that exist', () => {
  const resume = { kind: 'resume', id: 'x' };
  const { extending, reasons } = catalogue.retention;
  expect(detailWords('reason', 'law', resume, catalogue)).toBe({ ...extending.reasons, ...reasons }.law);
  for (const unknown of ['constructor', 'toString', '__proto__', '2026-11-20T14:05 x', '2026-13-40T25:00:00Z'])
    expect(detailWords('reason', unknown, resume, catalogue)).toBe(unknown);
  expect(detailWords('constructor', 'constructor', resume, catalogue)).toBe('constructor');
  expect(detailWords('assignee', null, resume, catalogue)).toBe('–');
  expect(detailWords('interviewAt', '2020-11-20T06:05:00.000Z', resume, catalogue)).toBe('2020-11-20 14:05');
});

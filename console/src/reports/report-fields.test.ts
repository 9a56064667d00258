import { expect, it } from 'vitest';
import { readIdentity, readReportFields } from './report-fields.ts';

it('reads what a stranger has sent, whatever it is', () => {
  const empty = { reporterType: '', reporterItems: [], reportered: '', deptName: '', remark: '', ifShow: 0 };
  expect(readReportFields({})).toEqual(empty);
  expect(readReportFields({ reporterItems: [1, { a: 2 }], remark: ['<b>'], ifShow: ['1'], deptName: null })).toEqual(
    empty,
  );
  expect(readReportFields({ reporterItems: ['2'], remark: 'Ночью', ifShow: 1, more: 1 })).toEqual({
    ...empty,
    reporterItems: ['2'],
    remark: 'Ночью',
    ifShow: 1,
  });
});

it.each([1, '1'])('reads that a reporter is not named from %j', (ifShow) => {
  expect(readReportFields({ ifShow }).ifShow).toBe(1);
});

it('reads the identity of a reporter, of which anything may be missing', () => {
  const none = { reporter: '', reporterMobile: '' };
  expect([null, 'Li', []].map((opened) => readIdentity(opened))).toEqual([none, none, none]);
  expect(readIdentity({ reporter: 'Ли', reporterMobile: null })).toEqual({ ...none, reporter: 'Ли' });
  expect(readIdentity({ email: 'report@example.com' }), 'the mailbox of the company').toEqual(none);
});

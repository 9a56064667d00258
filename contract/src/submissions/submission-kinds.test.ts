import { describe, expect, it } from 'vitest';
import { isFieldErrorCode } from '../errors.ts';
import { fieldErrorsOf } from '../field-errors.ts';
import { submissionKinds } from './submission-kinds.ts';
import { messageForm, reportForm, resumeForm } from './submissions.ts';

const forms = {
  message: { schema: messageForm('en'), empty: { reporterType: '', reporter: '', reporterMobile: '', email: '' } },
  resume: { schema: resumeForm('en'), empty: { fileNos: [], reporter: '', reporterMobile: '', email: '' } },
  report: {
    schema: reportForm,
    empty: {
      reporterItems: [],
      deptName: '',
      reportered: '',
      ifShow: 0,
      reporter: '',
      reporterMobile: '',
      fileNos: [],
    },
  },
};

describe('an empty form reports exactly the required fields as missing', () => {
  it.each(['message', 'resume', 'report'] as const)('%s', (kind) => {
    const { schema, empty } = forms[kind];
    const { error } = schema.safeParse({ ...empty, remark: '', consent: false }, { reportInput: true });
    const required = Object.entries(submissionKinds[kind].fields).filter(([, need]) => need !== 'optional');
    expect(
      fieldErrorsOf(error?.issues ?? [], isFieldErrorCode)
        .map(({ field }) => field)
        .toSorted(),
    ).toEqual(required.map(([name]) => name).toSorted());
  });
});

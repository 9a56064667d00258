import type { resumes as cn } from '../cn/resumes.ts';

export const resumes = {
  title: 'Send a CV',
  post: (postNo) => `Position ${postNo}`,
  files: 'CV files',
  nameHint: '2 to 20 characters',
  remark: 'Additional information',
  send: 'Send CV',
  sent: (post, postNo) => `${post} (${postNo}). We will answer using the contact details given here or in your CV.`,
  otherWays: 'You can also e-mail your CV, with the position number in the subject.',
  copyMail: 'Copy the e-mail address',
  copyPhone: 'Copy the phone number',
} satisfies typeof cn;

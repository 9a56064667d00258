import type { resumes as cn } from '../cn/resumes.ts';

export const resumes = {
  title: 'Send a resume',
  post: (postNo: string) => `Post ${postNo}`,
  files: 'Resume files',
  name: 'Name',
  phone: 'Phone',
  mail: 'E-mail',
  remark: 'Anything to add',
  send: 'Send resume',
  note: 'Files are uploaded only when you send.',
  sent: 'If your profile fits, we will reach you by the contact details given here or in your resume.',
  otherWays: 'You can also mail your resume, with the post number in the subject.',
  copyMail: 'Copy the mail address',
  copyPhone: 'Copy the telephone number',
} satisfies typeof cn;

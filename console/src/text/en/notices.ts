import type { NoticesTexts } from '../cn/notices.ts';
import { plural } from '../plural.ts';

export const notices = {
  title: 'Notices by e-mail',
  hint: 'The e-mails have numbers and times only, nothing of what visitors sent.',
  notConfigured: 'This site has no mail server, so nobody gets notices. Ask its operators to configure one.',
  email: 'E-mail address',
  emailHint: 'Can be a shared mailbox. Leave it empty to get no e-mails.',
  language: 'Language of the e-mails',
  wanted: 'Tell me about',
  names: {
    message: (minutes) => `New messages, at most one e-mail in ${minutes} minutes`,
    deadline: (minutes) => `Messages that are overdue, or due within ${minutes} minutes of working time`,
    resume: () => 'New CVs and their deadlines, when a working day begins',
    report: () => 'How many reports are open, when a working day begins',
    audit: () => 'A broken audit log, at once',
  },
  save: 'Save',
  saved: 'The notices are saved',
  test: 'Send a test e-mail',
  accepted: 'The mail server has accepted the test e-mail. Check the mailbox.',
  notAccepted: 'The test e-mail was not sent.',
  response: (response) => `The server’s response: ${response}`,
  failing: (since) => `Notices have failed since ${since}. The server keeps trying.`,
  failures: {
    unreachable: 'The mail server cannot be reached.',
    timeout: 'The mail server did not answer in time.',
    tls: 'The connection to the mail server is not secure: its certificate is not trusted, or it offers no TLS.',
    login: 'The mail server rejects the login.',
    sender: 'The mail server rejects the sender’s address.',
    recipient: 'The mail server rejects the recipient’s address.',
    rejected: 'The mail server rejects the e-mail.',
  },
  onToday: {
    title: (accounts) =>
      `${plural('en', accounts, { one: 'account gets', many: 'accounts get' })} no notices by e-mail`,
    account: (name, since) => `${name} (since ${since}): `,
    more: (accounts) => `and ${plural('en', accounts, { one: 'other account', many: 'other accounts' })}`,
  },
} satisfies NoticesTexts;

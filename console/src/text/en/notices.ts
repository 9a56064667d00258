import type { NoticesTexts } from '../cn/notices.ts';
import { plural } from '../plural.ts';

export const notices = {
  title: 'Notices by mail',
  hint: 'A mail has numbers and times only, and nothing of what visitors sent.',
  notConfigured: 'This site has no mail server, so nobody gets notices. Ask its operators to configure one.',
  email: 'E-mail address',
  emailHint: 'Can be a shared mailbox. Leave it empty for no mails.',
  language: 'Language of the mails',
  wanted: 'Tell me about',
  names: {
    message: (minutes) => `New inquiries, at most one mail in ${minutes} minutes`,
    deadline: (minutes) => `Deadlines that are passed, or ${minutes} working minutes away`,
    resume: () => 'New resumes, when a working day begins',
    report: () => 'How many reports are open, when a working day begins',
  },
  save: 'Save',
  saved: 'The notices are saved',
  test: 'Send a test mail',
  accepted: 'The mail server has accepted the test mail. Check the mailbox.',
  notAccepted: 'The test mail was not sent.',
  answer: (answer) => `Its answer: ${answer}`,
  failing: (since) => `Notices have failed since ${since}. They are tried again.`,
  failures: {
    unreachable: 'The mail server cannot be reached.',
    timeout: 'The mail server did not answer in time.',
    tls: 'The connection to the mail server is not secure: its certificate is not trusted, or it offers no TLS.',
    login: 'The mail server rejects the login.',
    sender: 'The mail server rejects the sender’s address.',
    recipient: 'The mail server rejects the recipient’s address.',
    rejected: 'The mail server rejects the mail.',
  },
  onToday: {
    title: (accounts) => `${plural('en', accounts, { one: 'account gets', many: 'accounts get' })} no notices by mail`,
    account: (name, since) => `${name} (since ${since}): `,
    more: (accounts) => `and ${plural('en', accounts, { one: 'other account', many: 'other accounts' })}`,
  },
} satisfies NoticesTexts;

import type { Catalogue } from '../cn/catalogue.ts';
import { accounts } from './accounts.ts';
import { account } from './account.ts';
import { answerTemplates } from './answer-templates.ts';
import { answerTimes } from './answer-times.ts';
import { applications } from './applications.ts';
import { audit } from './audit.ts';
import { contentExchange } from './content-exchange.ts';
import { contentFields } from './content-fields.ts';
import { inboxItem } from './inbox-item.ts';
import { inbox } from './inbox.ts';
import { media } from './media.ts';
import { notices } from './notices.ts';
import { parts } from './parts.ts';
import { passkeys } from './passkeys.ts';
import { publishing } from './publishing.ts';
import { reportKeys } from './report-keys.ts';
import { reports } from './reports.ts';
import { retention } from './retention.ts';
import { roles } from './roles.ts';
import { sessions } from './sessions.ts';
import { shellDialogs } from './shell-dialogs.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { staleTexts } from './stale-texts.ts';
import { today } from './today.ts';
import { uploads } from './uploads.ts';

export const catalogue: Catalogue = {
  account,
  accounts,
  answerTemplates,
  answerTimes,
  applications,
  audit,
  contentExchange,
  contentFields,
  inboxItem,
  inbox,
  media,
  notices,
  parts,
  passkeys,
  publishing,
  reportKeys,
  reports,
  retention,
  roles,
  sessions,
  shell,
  shellDialogs,
  signIn,
  staleTexts,
  today,
  uploads,
};

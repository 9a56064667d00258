/** Notices by mail: what members of staff learn of without looking at the console (docs/decisions/061-notices.md). */
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, instant, locale } from '../fields.ts';
import { isMail } from '../mail-address.ts';
import { inboxRights } from './inbox.ts';
import { staffLimit } from './limits.ts';
import type { Permission } from './permissions.ts';

/** New messages, deadlines of messages, new resumes, open reports, a broken audit log. */
export const noticeNames = ['message', 'deadline', 'resume', 'report', 'audit'] as const;

export type NoticeName = (typeof noticeNames)[number];

/** What each notice needs. It is looked at again when a mail is sent. */
export const noticeRights: Record<NoticeName, Permission> = {
  message: inboxRights.message.read,
  deadline: inboxRights.message.read,
  resume: inboxRights.resume.read,
  report: inboxRights.report.read,
  audit: 'system:audit:read',
};

const noticeReaders = [...new Set(Object.values(noticeRights))];

export const noticeBounds = {
  /** An account gets at most one mail in so many minutes. */
  minutesBetweenMails: 5,
  /** After a failure the next attempt waits a minute, then twice as long each time, up to this. */
  longestPauseMinutes: 30,
  /** What is stored and shown of a mail server's response. */
  responseLength: 300,
  /** The accounts that the first screen names. */
  namedAccounts: 3,
} as const;

/** Where the sending of a mail failed. */
export const mailFailures = ['unreachable', 'timeout', 'tls', 'login', 'sender', 'recipient', 'rejected'] as const;

export type MailFailure = (typeof mailFailures)[number];

const mailFailure = z.enum(mailFailures);

/** The mail server's last line, as it was; null if it said nothing. */
const serverResponse = z.nullable(z.string());

const noticeName = z.enum(noticeNames);

/** Empty for no mails. */
const address = z.pipe(
  z.string().check(z.refine((text) => text.trim() === '' || isMail(text), 'mailInvalid')),
  z.transform((text) => text.trim()),
);

export const getNotices = defineEndpoint({
  name: 'getNotices',
  summary: 'The notices that the caller may get by mail, the chosen ones, and whether mails arrive',
  method: 'GET',
  path: '/{lang}/console/notices',
  audience: { any: noticeReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object({}),
  output: dataResponse(
    z.object({
      /** Whether the server has a mail server. Without one nobody gets notices. */
      isConfigured: z.boolean(),
      offered: z.array(noticeName),
      email: z.string(),
      /** The language of the mails; at first that of the request. */
      locale,
      wanted: z.array(noticeName),
      /** The last mail could not be sent, and is tried again. */
      failing: z.nullable(z.object({ failure: mailFailure, response: serverResponse, since: instant })),
    }),
  ),
  errors: [],
});

export const saveNotices = defineEndpoint({
  name: 'saveNotices',
  summary: 'Sets the address, the language and the notices that the caller gets by mail',
  method: 'POST',
  path: '/{lang}/console/notices/save',
  audience: { any: noticeReaders },
  effect: 'write',
  limit: staffLimit,
  input: z
    .object({ email: address, locale, wanted: z.array(noticeName).check(z.maxLength(noticeNames.length)) })
    .check(
      z.refine(({ email, wanted }) => email !== '' || wanted.length === 0, { error: 'mailRequired', path: ['email'] }),
    ),
  output: z.object({}),
  errors: ['invalidInput'],
});

export const testNotices = defineEndpoint({
  name: 'testNotices',
  summary: 'Sends a test mail now, and says what the mail server answered',
  method: 'POST',
  path: '/{lang}/console/notices/test',
  audience: { any: noticeReaders },
  effect: 'write',
  limit: { ...staffLimit, requests: 20, perSeconds: 600 },
  input: z.object({ email: address.check(z.refine((text) => text !== '', 'mailRequired')), locale }),
  output: dataResponse(z.object({ failure: z.nullable(mailFailure), response: serverResponse })),
  errors: ['invalidInput', 'stateConflict'],
});

export const getNoticeHealth = defineEndpoint({
  name: 'getNoticeHealth',
  summary: 'The accounts that the last notice by mail did not reach, those that fail for longest first',
  method: 'GET',
  path: '/{lang}/console/notices/health',
  audience: { any: ['system:health:read'] },
  effect: 'read',
  limit: staffLimit,
  input: z.object({}),
  output: dataResponse(
    z.object({
      /** Also those that are not named. */
      totalAccounts: z.int(),
      failing: z.array(z.object({ name: z.string(), failure: mailFailure, since: instant })),
    }),
  ),
  errors: [],
});

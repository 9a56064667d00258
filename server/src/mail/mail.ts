import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { type MailFailure, noticeBounds } from 'contract/console/notices.ts';
import { UsageError } from '../command-line/usage-error.ts';
import type { MailServer } from '../config/config.ts';
import { messageOf } from '../errors/error-message.ts';

export type MailMessage = { to: string; subject: string; text: string };

/** The response of the mail server, as one line. The failure is null if it accepted the mail. */
export type MailOutcome = { failure: MailFailure | null; response: string | null };

export type Mail = {
  /** Returns every failure as an outcome. Rejects only if `signal` is aborted. */
  send: (message: MailMessage, signal?: AbortSignal) => Promise<MailOutcome>;
};

/** A server that never answers, or answers a byte at a time, is given up after `total`. */
export const mailTimeouts = { connect: 8000, silence: 10_000, total: 25_000 };

/** Reads the password now, so that a missing file stops the start. Connects for each mail. */
export function openMail(server: MailServer, timeouts = mailTimeouts): Mail {
  const { host, port, secure, from } = server;
  // Nobody can read along on the way to this machine, whose mail server often has a certificate of its own making.
  const isOwnMachine = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  const login = loginOf(server);
  return {
    send: async ({ to, subject, text }, signal) => {
      // Not needed before the first mail.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        host,
        port,
        secure,
        ...(isOwnMachine ? { ignoreTLS: true } : { requireTLS: true }),
        ...(login && { auth: login, forceAuth: true }),
        dnsTimeout: timeouts.connect,
        connectionTimeout: timeouts.connect,
        greetingTimeout: timeouts.silence,
        socketTimeout: timeouts.silence,
        socketCloseTimeout: 0,
        maxResponseSize: 64 * 1024,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const total = AbortSignal.timeout(timeouts.total);
      try {
        const { response } = await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          // Answering machines stay silent.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: signal === undefined ? total : AbortSignal.any([total, signal]),
        });
        return { failure: null, response: oneLine(response) };
      } catch (error) {
        signal?.throwIfAborted();
        return toFailedOutcome(error);
      }
    },
  };
}

function loginOf({ login, passwordFile }: MailServer): { user: string; pass: string } | undefined {
  if (login === undefined) return undefined;
  const pass = passwordFile === undefined ? login.password : readPassword(passwordFile);
  if (pass === '') throw new UsageError('The password of MAIL_SERVER is missing (MAIL_PASSWORD_FILE)');
  return { user: login.user, pass };
}

function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new UsageError(`MAIL_PASSWORD_FILE cannot be read: ${messageOf(error)}`);
  }
}

/** The parts of nodemailer's errors that say where it failed. */
type SendError = Error & { code?: string; command?: string; response?: string; originalCode?: string };

function toFailedOutcome(error: unknown): MailOutcome {
  const sendError: SendError = error instanceof Error ? error : new Error(String(error));
  return { failure: failureOf(sendError), response: oneLine(sendError.response ?? sendError.message) };
}

const failureOfCode: Record<string, MailFailure> = {
  ETIMEDOUT: 'timeout',
  EABORT: 'timeout',
  ETLS: 'tls',
  EAUTH: 'login',
  ENOAUTH: 'login',
  EMESSAGE: 'rejected',
};

function failureOf({ code = '', command = '', originalCode = '' }: SendError): MailFailure {
  if (code === 'EENVELOPE') return command.startsWith('MAIL') ? 'sender' : 'recipient';
  if (/CERT|SIGNATURE|ALTNAME|TLS|SSL/.test(originalCode)) return 'tls';
  return failureOfCode[code] ?? 'unreachable';
}

function oneLine(text: string): string | null {
  const line = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return line === '' ? null : Array.from(line).slice(0, noticeBounds.responseLength).join('');
}

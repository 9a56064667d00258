/** A real mail server on this machine that keeps what it is sent. */
import { execFileSync } from 'node:child_process';
import type { Server } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type TrappedMail = { from: string; to: string[]; subject: string; text: string; raw: string };

export type MailTrap = { port: number; mails: TrappedMail[]; close: () => Promise<void> };

/** In PEM. Nobody has signed it. */
type Certificate = { key: string; cert: string };

export function makeCertificate(): Certificate {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=mail', '-addext', 'subjectAltName=IP:127.0.0.1,IP:0.0.0.0'];
  const both = execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', '-'], { stdio: 'pipe' }).toString();
  return { key: both, cert: both };
}

type TrapOptions = {
  /** TLS from the start. */
  secure?: boolean;
  /** Without one there is no TLS, and no STARTTLS. */
  certificate?: Certificate;
  login?: { user: string; password: string };
  /** What it answers to an address that begins with `sender`, `recipient` or `content`; all others are accepted. */
  rejects?: { sender?: string; recipient?: string; content?: string };
};

export async function startMailTrap({
  secure = false,
  certificate,
  login,
  rejects = {},
}: TrapOptions = {}): Promise<MailTrap> {
  const mails: TrappedMail[] = [];
  const server = new SMTPServer({
    secure,
    ...certificate,
    disabledCommands: [...(certificate ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    authOptional: login === undefined,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password ? done(null, { user: username }) : done(new Error('No')),
    onMailFrom: ({ address }, _session, done) => done(rejection(address, 'sender', rejects.sender)),
    onRcptTo: ({ address }, _session, done) => done(rejection(address, 'recipient', rejects.recipient)),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const refused = rejection(to[0] ?? '', 'content', rejects.content);
        if (refused === null) mails.push(readMail(Buffer.concat(chunks).toString(), envelope.mailFrom, to));
        done(refused);
      });
    },
  });
  // A client that rejects the certificate is an error here.
  server.on('error', () => undefined);
  return {
    port: await listenTo(server.server),
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function rejection(address: string, beginning: string, answer: string | undefined): Error | null {
  return answer !== undefined && address.startsWith(beginning)
    ? Object.assign(new Error(answer), { responseCode: 550 })
    : null;
}

/** Decodes what the server sends: encoded words in the subject, quoted-printable or base64 in the text. */
function readMail(raw: string, mailFrom: false | { address: string }, to: string[]): TrappedMail {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  return {
    from: mailFrom === false ? '' : mailFrom.address,
    to,
    subject: header('Subject')
      .replaceAll(/\?= =\?/g, '?==?')
      .replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_all, encoding: string, word: string) =>
        decode(word.replaceAll('_', ' '), encoding),
      ),
    text: decode(raw.slice(end + 4), header('Content-Transfer-Encoding')).replaceAll('\r\n', '\n'),
    raw,
  };
}

function decode(text: string, encoding: string): string {
  if (/^b/i.test(encoding)) return Buffer.from(text, 'base64').toString();
  if (!/^q/i.test(encoding)) return text;
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

export async function listenTo(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

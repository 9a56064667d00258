import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { listenTo, type MailTrap, makeCertificate, startMailTrap } from '../../test/mail-trap.ts';
import { openMail } from './mail.ts';

const message = { to: 'desk@carbon.example', subject: '3 条新留言', text: 'Обращения: 3\n' };
const from = 'notices@carbon.example';
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function trap(options: Parameters<typeof startMailTrap>[0] = {}): Promise<MailTrap> {
  const started = await startMailTrap(options);
  open.push(started.close);
  return started;
}

async function silentPort(onConnect: (socket: net.Socket) => void = () => undefined): Promise<number> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    onConnect(socket);
  });
  open.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return listenTo(server);
}

const serverAt = (port: number, more: object = {}) => ({
  host: '127.0.0.1',
  port,
  secure: false,
  login: undefined,
  passwordFile: undefined,
  from,
  ...more,
});

it('sends a text in any language, and returns the server’s response', async () => {
  const { port, mails } = await trap();
  expect(await openMail(serverAt(port)).send(message)).toEqual({
    failure: null,
    response: expect.stringMatching(/^250 /),
  });
  expect(mails).toMatchObject([{ from, to: ['desk@carbon.example'], subject: message.subject, text: message.text }]);
  expect(mails[0]?.raw).toContain('Auto-Submitted: auto-generated');
});

it('says where it failed, with the line of the server', async () => {
  const { port } = await trap({
    rejects: { sender: 'no such sender', recipient: 'no such mailbox', content: 'looks like spam' },
  });
  const send = (to: string, sender = from) => openMail(serverAt(port, { from: sender })).send({ ...message, to });
  expect(await send('a@carbon.example', 'sender@bad.example')).toMatchObject({
    failure: 'sender',
    response: expect.stringContaining('no such sender'),
  });
  expect(await send('recipient@bad.example')).toMatchObject({
    failure: 'recipient',
    response: expect.stringContaining('no such mailbox'),
  });
  expect(await send('content@bad.example')).toMatchObject({ failure: 'rejected' });
  expect(await openMail(serverAt(1)).send(message)).toMatchObject({ failure: 'unreachable' });
  expect(await openMail(serverAt(port, { host: 'mail.invalid' })).send(message)).toMatchObject({
    failure: 'unreachable',
  });
});

it('logs in with the password of the file, and never sends without a login that is configured', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mail-'));
  open.push(async () => rmSync(folder, { recursive: true }));
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, 'amber-kiln\n');
  const login = { user: 'site', password: '' };
  const { port, mails } = await trap({ login: { user: 'site', password: 'amber-kiln' } });
  expect(await openMail(serverAt(port, { login, passwordFile })).send(message)).toMatchObject({ failure: null });
  const wrong = serverAt(port, { login: { user: 'site', password: 'other' } });
  expect(await openMail(wrong).send(message)).toMatchObject({ failure: 'login' });
  expect(mails).toHaveLength(1);
  const withoutLogin = await trap();
  expect(await openMail(serverAt(withoutLogin.port, { login, passwordFile })).send(message)).toMatchObject({
    failure: 'login',
  });
  expect(withoutLogin.mails).toEqual([]);
  expect(() => openMail(serverAt(port, { login }))).toThrow('MAIL_PASSWORD_FILE');
  expect(() => openMail(serverAt(port, { login, passwordFile: path.join(folder, 'none') }))).toThrow('cannot be read');
});

describe('TLS', () => {
  const certificate = makeCertificate();
  const trusted = tls.getCACertificates();
  afterEach(() => tls.setDefaultCACertificates(trusted));

  it('needs a certificate that this machine trusts', async () => {
    const { port, mails } = await trap({ secure: true, certificate });
    const mail = openMail(serverAt(port, { secure: true }));
    expect(await mail.send(message)).toMatchObject({ failure: 'tls' });
    expect(mails).toEqual([]);
    tls.setDefaultCACertificates([...trusted, certificate.cert]);
    expect(await mail.send(message)).toMatchObject({ failure: null });
    const otherName = openMail(serverAt(port, { secure: true, host: 'localhost' }));
    expect(await otherName.send(message)).toMatchObject({ failure: 'tls' });
    expect(mails).toHaveLength(1);
  });

  it('is needed on the way to another machine', async () => {
    const [upgradable, plain] = [await trap({ certificate }), await trap()];
    // This address reaches this machine, and does not count as it.
    const host = '0.0.0.0';
    expect(await openMail(serverAt(upgradable.port, { host })).send(message)).toMatchObject({ failure: 'tls' });
    expect(await openMail(serverAt(plain.port, { host })).send(message)).toMatchObject({ failure: 'tls' });
    expect([...upgradable.mails, ...plain.mails]).toEqual([]);
    tls.setDefaultCACertificates([...trusted, certificate.cert]);
    expect(await openMail(serverAt(upgradable.port, { host })).send(message)).toMatchObject({ failure: null });
    // On this machine its certificate does not matter, because nothing is upgraded.
    tls.setDefaultCACertificates(trusted);
    expect(await openMail(serverAt(upgradable.port)).send(message)).toMatchObject({ failure: null });
  });
});

it('gives up a server that says nothing, or a byte at a time, and can be told to stop', async () => {
  const timeouts = { connect: 300, silence: 300, total: 900 };
  expect(await openMail(serverAt(await silentPort()), timeouts).send(message)).toMatchObject({ failure: 'timeout' });
  const dripping = await silentPort((socket) => {
    socket.write('220 mail\r\n');
    const timer = setInterval(() => socket.write('2'), 100);
    socket.on('close', () => clearInterval(timer));
  });
  const begin = performance.now();
  expect(await openMail(serverAt(dripping), { ...timeouts, silence: 60_000 }).send(message)).toMatchObject({
    failure: 'timeout',
  });
  expect(performance.now() - begin).toBeLessThan(3000);
  await expect(openMail(serverAt(await silentPort())).send(message, AbortSignal.timeout(200))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

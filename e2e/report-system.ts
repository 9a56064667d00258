/** A system with sealed reports for the tests of the console: an officer's key, and reports of yesterday. */
import { execFile } from 'node:child_process';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, request } from '@playwright/test';
import { writeEntry } from 'contract/submissions/conversation.ts';
import type { Locale } from 'contract/locales.ts';
import { submitForm } from 'contract/submissions/submissions.ts';
import { uploadFile } from 'contract/uploads/uploads.ts';
import { signInByHand } from './console-accounts.ts';
import { startServer } from './console-process.ts';
import { type Administrator, setPreferences, setUp, test as base } from './console-server.ts';
import { inheritedEnvironment } from './system.ts';

const root = path.resolve(import.meta.dirname, '..');

export const passphrase = 'five words drawn by dice';

export type SentReport = { receipt: string; text: string };

type NewReport = {
  locale?: Locale;
  text?: string;
  fields?: object;
  files?: readonly { name: string; content: string }[];
};

export type ReportSystem = Administrator & {
  /** A supervision officer, signed in with the second factor that this role needs. */
  officer: Administrator;
  /** The officer's key, which is registered. */
  keyFile: string;
  /** Registers a key and returns its file, which the passphrase protects. */
  makeKey: (name: string) => Promise<string>;
  removeKey: (name: string) => Promise<void>;
  sendYesterday: (report?: NewReport) => Promise<SentReport>;
  sendToday: (report?: NewReport) => Promise<SentReport>;
  /** Adds to a report with its receipt. */
  addYesterday: (receipt: string, text: string) => Promise<void>;
  addToday: (receipt: string, text: string) => Promise<void>;
  stop: () => Promise<void>;
};

const urlOf = (endpoint: { path: string }, locale: Locale) => `/gw-api${endpoint.path.replace('{lang}', locale)}`;

async function startReportSystem(browser: Browser): Promise<ReportSystem> {
  const started = await startServer({ hasYesterday: true, settings: { TRUSTED_PROXIES: '127.0.0.1' } });
  const { url, dataDir, onYesterday, stop } = started;
  const context = await browser.newContext();
  await setPreferences(context);
  const administrator = await setUp(context, started);
  await context.close();

  async function officer(options: readonly string[]): Promise<void> {
    const running = promisify(execFile)(process.execPath, ['server/src/submissions/commands/officer.ts', ...options], {
      cwd: root,
      env: { ...inheritedEnvironment, DATA_DIR: dataDir },
    });
    running.child.stdin?.end(`${passphrase}\n`);
    await running;
  }

  async function post(endpoint: { path: string }, locale: Locale, body: object): Promise<{ receipt: string }> {
    // One IP address may send only a few reports.
    const extraHTTPHeaders = { 'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}` };
    const visitor = await request.newContext({ baseURL: url, extraHTTPHeaders });
    const response = await visitor.post(urlOf(endpoint, locale), { data: body });
    expect(response.status(), await response.text()).toBe(200);
    const answer: { receipt: string } = await response.json();
    await visitor.dispose();
    return answer;
  }

  async function upload(name: string, content: string): Promise<string> {
    const visitor = await request.newContext({ baseURL: url });
    const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(content) };
    const response = await visitor.post(urlOf(uploadFile, 'en'), { multipart: { filedName: file } });
    const { data }: { data: { fileNo: string } } = await response.json();
    await visitor.dispose();
    return data.fileNo;
  }

  async function send({ locale = 'ru', text = `Весы врут, ${randomUUID()}`, fields, files = [] }: NewReport = {}) {
    const fileNos = await Promise.all(files.map(({ name, content }) => upload(name, content)));
    const { receipt } = await post(submitForm, locale, {
      sayType: '1',
      reporterType: '1',
      reporterItems: ['2'],
      deptName: 'Склад в Инкоу',
      reportered: 'Цю, диспетчер',
      ifShow: 0,
      reporter: 'Олег Смирнов',
      reporterMobile: '+7 912 345-67-89',
      remark: text,
      fileNos,
      ...fields,
    });
    return { receipt, text };
  }

  async function add(receipt: string, text: string): Promise<void> {
    await post(writeEntry, 'ru', { receipt, text, idempotencyKey: randomBytes(16).toString('hex') });
  }

  async function makeKey(name: string): Promise<string> {
    const file = path.join(path.dirname(dataDir), `${name.replaceAll(' ', '-')}.agekey`);
    await officer([name, '--out', file, '--passphrase']);
    return file;
  }

  const signedIn = await signInByHand(administrator, browser, { role: 'supervisionOfficer', hasSecondFactor: true });
  const state = await signedIn.storageState();
  await signedIn.close();
  return {
    ...administrator,
    officer: { ...administrator, state },
    keyFile: await makeKey('Zhang Wei'),
    makeKey,
    removeKey: (name) => officer([name, '--remove']),
    sendYesterday: (report) => onYesterday(() => send(report)),
    sendToday: send,
    addYesterday: (receipt, text) => onYesterday(() => add(receipt, text)),
    addToday: add,
    stop,
  };
}

type Fixtures = { system: ReportSystem };

/** Each worker has a system of its own. */
export const test = base.extend<object, Fixtures>({
  system: [
    async ({ browser }, use) => {
      const system = await startReportSystem(browser);
      await use(system);
      await system.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

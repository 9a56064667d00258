/** Visitors of every kind, each from its own IP address. They continue despite errors and count them. */
import { randomBytes, randomInt } from 'node:crypto';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { paths, localePath } from 'contract/urls/paths.ts';
import { localeNames } from 'contract/locales.ts';
import { sayTypes, type SubmissionKind } from 'contract/submissions/submissions.ts';

export type Site = { port: number; certificate: string };

export type RequestClass = 'home' | 'pages' | 'api' | 'submissions' | 'uploads';

/** One request: its start on the clock of `performance.now()`, and whether the response was as expected. */
export type Sample = { class: RequestClass; at: number; ok: boolean };

export type Load = {
  samples: Sample[];
  /** The receipts that acknowledged each text. */
  acknowledged: Map<string, Set<string>>;
  stop: () => Promise<void>;
};

type DrillResponse = { status: number; text: string };

const timeoutMilliseconds = 30_000;

/** An open job post of the demonstration. */
const postNo = 'BY-HR-2601';

function send(
  site: Site,
  method: string,
  urlPath: string,
  body?: { type: string; bytes: Buffer },
): Promise<DrillResponse> {
  const localAddress = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  const headers = body && { 'content-type': body.type, 'content-length': body.bytes.length };
  return new Promise((resolve, reject) => {
    const request = https.request({
      host: '127.0.0.1',
      port: site.port,
      localAddress,
      servername: 'www.example.com',
      ca: site.certificate,
      method,
      path: urlPath,
      headers: { host: 'www.example.com', ...headers },
      agent: false,
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    request.once('error', reject);
    request.once('response', (response) => {
      buffer(response).then((bytes) => resolve({ status: response.statusCode ?? 0, text: bytes.toString() }), reject);
    });
    request.end(body?.bytes);
  });
}

const urlPaths: Record<'home' | 'pages' | 'api', string[]> = {
  home: localeNames.map((locale) => localePath(locale, paths.home())),
  pages: localeNames.flatMap((locale) => [
    localePath(locale, paths.news()),
    localePath(locale, paths.petroleumCoke()),
    localePath(locale, paths.contact()),
  ]),
  api: localeNames.map((locale) => `/gw-api/${locale}/site/settings`),
};

function oneOf<Value>(values: readonly Value[]): Value {
  const found = values[randomInt(values.length)];
  if (found === undefined) throw new Error('The list is empty');
  return found;
}

/** Starts the visitors. They retry a submission until it is acknowledged, as the forms do. */
export function startLoad(site: Site): Load {
  const samples: Sample[] = [];
  const acknowledged = new Map<string, Set<string>>();
  const stopping = new AbortController();
  let count = 0;

  async function counted(
    kind: RequestClass,
    request: () => Promise<DrillResponse>,
  ): Promise<DrillResponse | undefined> {
    const at = performance.now();
    const response = await request().catch(() => undefined);
    samples.push({ class: kind, at, ok: response?.status === 200 });
    return response;
  }

  async function read(): Promise<void> {
    while (!stopping.signal.aborted) {
      const kind = oneOf(['home', 'home', 'pages', 'api'] as const);
      await counted(kind, () => send(site, 'GET', oneOf(urlPaths[kind])));
      await pause(30);
    }
  }

  async function sendFile(): Promise<string | undefined> {
    const boundary = 'drill-boundary';
    const bytes = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n` +
          'Content-Type: application/pdf\r\n\r\n%PDF-1.7\n',
      ),
      randomBytes(randomInt(1, 200_000)),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const type = `multipart/form-data; boundary=${boundary}`;
    const response = await counted('uploads', () =>
      send(site, 'POST', '/gw-api/cn/wms/dqgx/uploadFile', { type, bytes }),
    );
    return /"fileNo":"([\w-]+)"/.exec(response?.text ?? '')?.[1];
  }

  async function fieldsOf(kind: SubmissionKind, remark: string): Promise<object | undefined> {
    const shared = { sayType: sayTypes[kind], remark, idempotencyKey: randomBytes(24).toString('base64url') };
    if (kind === 'message') {
      const contact = { reporter: 'Иван Иванов', reporterMobile: '+79123456789', email: 'i@example.com' };
      return { ...shared, reporterType: '1', ...contact };
    }
    const fileToken = await sendFile();
    if (fileToken === undefined) return undefined;
    return kind === 'report'
      ? { ...shared, reporterItems: ['1'], deptName: 'Склад', ifShow: 1, fileNos: [fileToken] }
      : { ...shared, postNo, fileNos: [fileToken] };
  }

  async function submit(remark: string, fields: object): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(fields));
    for (;;) {
      const response = await counted('submissions', () =>
        send(site, 'POST', '/gw-api/ru/wms/dqgx/submitReporter', { type: 'application/json', bytes }),
      );
      const receipt = /"receipt":"([\d-]+)"/.exec(response?.text ?? '')?.[1];
      if (receipt !== undefined) return void acknowledged.set(remark, new Set([receipt]));
      // A visitor would upload an evicted or lost file again; here the submission is given up.
      if (response?.status === 422) return;
      if (stopping.signal.aborted) return;
      await pause(500);
    }
  }

  async function write(): Promise<void> {
    while (!stopping.signal.aborted) {
      count += 1;
      const kind = oneOf(['message', 'message', 'report', 'resume'] as const);
      const remark = `${kind} ${count}`;
      const fields = await fieldsOf(kind, remark);
      if (fields !== undefined) await submit(remark, fields);
      await pause(50);
    }
  }

  const visitors = [...Array.from({ length: 4 }, read), ...Array.from({ length: 3 }, write)];
  return {
    samples,
    acknowledged,
    stop: async () => {
      stopping.abort();
      await Promise.all(visitors);
    },
  };
}

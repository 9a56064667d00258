/** Reports full of canary strings, so that any readable part of them can be found. */
import { randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { callGateway, sendFile, solvedForReport } from './sender.ts';

/**
 * Every canary string contains one of these. They are long, so that part of their base64 is still
 * unmistakable.
 */
export const roots = ['Жаворонкевич', '翡翠麒麟暗号', 'Quenvaltrix', '79035551284'];

const [cyrillic, chinese, latin, digits] = ['Жаворонкевич', '翡翠麒麟暗号', 'Quenvaltrix', '79035551284'];

const count = 20;

/** The canary strings of one reporter, one for each place. */
function canariesOf(number: number) {
  return {
    reported: `${cyrillic}-обвиняемый-${number}`,
    department: `${chinese}-部门-${number}`,
    name: `${cyrillic}-имя-${number}`,
    phone: `+${digits}-${number}`,
    mail: `${latin}-mail-${number}@example.com`,
    remark: `${chinese}-经过-${number}`,
    fileName: `${chinese}-证据-${number}`,
    content: `${latin}-content-${number}`,
    packed: `${cyrillic}-в архиве-${number}`,
    entry: `${chinese}-补充-${number}`,
    entryFileName: `${latin}-entry-${number}`,
  };
}

const numbers = Array.from({ length: count }, (_none, index) => index + 1);

export const canaryStrings: readonly string[] = numbers.flatMap((number) => Object.values(canariesOf(number)));

async function upload(url: string, fileName: string, content: Buffer): Promise<string> {
  const file = await sendFile(url, fileName, content);
  if (file === undefined) throw new Error(`${fileName} was not accepted`);
  return file.fileToken;
}

/** Sends a report with two files and adds an entry with one; throws if anything is rejected. */
async function sendOne(url: string, number: number): Promise<void> {
  const canaries = canariesOf(number);
  const pdf = Buffer.from(`%PDF-1.7\n${canaries.content}\n%%EOF\n`);
  const zip = Buffer.from(zipSync({ 'a.txt': strToU8(canaries.packed.repeat(9)) }));
  const fileNos = [
    await upload(url, `${canaries.fileName}.pdf`, pdf),
    await upload(url, `${canaries.fileName}.zip`, zip),
  ];
  const report = {
    sayType: '1',
    reporterType: '1',
    reporterItems: ['1'],
    reportered: canaries.reported,
    deptName: canaries.department,
    reporter: canaries.name,
    reporterMobile: canaries.phone,
    email: canaries.mail,
    ifShow: 0,
    fileNos,
    remark: canaries.remark,
    idempotencyKey: randomBytes(24).toString('base64url'),
    challenge: await solvedForReport(url),
  };
  // The second request is a retry, as after a lost response.
  const responses = [
    await callGateway(url, '/ru/wms/dqgx/submitReporter', report),
    await callGateway(url, '/cn/wms/dqgx/submitReporter', report),
  ];
  const [receipt] = responses.map((response) => response?.receipt);
  if (receipt === undefined) throw new Error(JSON.stringify(responses));
  const added = await callGateway(url, '/cn/site/submission/entry', {
    receipt,
    text: canaries.entry,
    fileNos: [await upload(url, `${canaries.entryFileName}.pdf`, pdf)],
    idempotencyKey: randomBytes(24).toString('base64url'),
  });
  if (added?.code !== 200) throw new Error(JSON.stringify(added));
}

/**
 * Rejected requests must leave nothing readable either: a wrong type, an unknown file, truncated
 * JSON, an endless text.
 */
async function sendRejected(url: string, number: number): Promise<void> {
  const canaries = canariesOf(number);
  const report = { sayType: '1', reporterItems: ['1'], deptName: canaries.department, remark: canaries.remark };
  await sendFile(url, `${canaries.fileName}.exe`, Buffer.from(canaries.content));
  await sendFile(url, `${canaries.fileName}.docx`, Buffer.from(canaries.content));
  await upload(url, `${canaries.fileName}.pdf`, Buffer.from(`%PDF-1.7\n${canaries.content}`));
  for (const wrong of [
    { ...report, reporter: canaries.name },
    { ...report, ifShow: 1, reporter: canaries.name, fileNos: [canaries.fileName] },
    { ...report, ifShow: 1, [canaries.reported]: canaries.phone },
    { ...report, ifShow: 1, remark: canaries.remark.repeat(20_000) },
    { ...report, ifShow: 1, deptName: { [canaries.name]: [canaries.mail] } },
  ])
    await callGateway(url, '/ru/wms/dqgx/submitReporter', wrong);
  for (const body of [`{"remark":"${canaries.remark}`, canaries.remark])
    await fetch(`${url}/gw-api/ru/wms/dqgx/submitReporter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': canaries.mail, cookie: `a=${canaries.mail}` },
      body,
    });
  await fetch(`${url}/ru/${encodeURIComponent(canaries.remark)}?q=${encodeURIComponent(canaries.name)}`);
}

/** Sends twenty reports; one in four also sends rejected requests. */
export async function sendCanaryReports(url: string): Promise<void> {
  for (const number of numbers) {
    if (number % 4 === 0) await sendRejected(url, number);
    await sendOne(url, number);
  }
}

/**
 * Reports as a visitor sends them over HTTP. The site must trust 127.0.0.1 as a proxy, because one
 * IP address may send five reports an hour.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { z } from 'zod';
import type { RunningSite } from './running-site.ts';

export const report = {
  reporterItems: ['2', '4'],
  reportered: '王某',
  deptName: '采购部',
  remark: '  он\nберёт 钱  ',
};
export const reporter = { reporter: '李雷', reporterMobile: '13800138000', email: '' };
/** The content of every uploaded file. */
export const fileContent = '%PDF-1.7\nпроводка 会计凭证';

const uploaded = z.object({ data: z.object({ fileNo: z.string() }) });
const submitted = z.object({ receipt: z.string() });
const opened = z.object({ data: z.object({ entries: z.array(z.object({ text: z.string() })) }) });

export function visitorOf({ url }: Pick<RunningSite, 'url'>) {
  async function post(path: string, body: FormData | object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/gw-api/cn/${path}`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const result: unknown = JSON.parse(await response.text());
    expect(result).toMatchObject({ code: 200 });
    return result;
  }
  /** Returns the receipt. */
  const send = async (fields: object) => submitted.parse(await post('wms/dqgx/submitReporter', fields)).receipt;
  return {
    send,
    sendReport: (more: object = {}) => send({ sayType: '1', ifShow: 0, ...report, ...reporter, ...more }),
    /** Returns the token. */
    upload: async (fileName: string) => {
      const form = new FormData();
      form.set('filedName', new File([fileContent], fileName));
      return uploaded.parse(await post('wms/dqgx/uploadFile', form)).data.fileNo;
    },
    addEntry: (receipt: string, fileNos: string[] = []) =>
      post('site/submission/entry', {
        receipt,
        text: '还有一件事',
        fileNos,
        idempotencyKey: randomBytes(16).toString('hex'),
      }),
    withdraw: (receipt: string) => post('site/submission/withdrawal', { receipt }),
    /** The texts of the conversation. */
    readConversation: async (receipt: string) =>
      opened.parse(await post('site/submission', { receipt })).data.entries.map(({ text }) => text),
  };
}

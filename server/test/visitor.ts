import { z } from 'zod';
import type { GatewayResponse } from './running-site.ts';

const uploaded = z.object({ data: z.object({ fileNo: z.string() }) });

/** Uploads a file as a page does and returns its token. */
export async function uploadFile(url: string, fileName: string, content = `%PDF-1.7\n${fileName}`): Promise<string> {
  const form = new FormData();
  form.set('filedName', new File([content], fileName));
  const response = await fetch(`${url}/gw-api/cn/wms/dqgx/uploadFile`, { method: 'POST', body: form });
  return uploaded.parse(await response.json()).data.fileNo;
}

let visitors = 0;

/** Submits from a network without earlier requests; the site must trust 127.0.0.1 as its proxy. */
export async function submitAsNew(
  url: string,
  fields: object,
  locale = 'cn',
): Promise<{ status: number; body: GatewayResponse }> {
  visitors += 1;
  const ip = `10.${Math.floor(visitors / 250)}.${visitors % 250}.1`;
  const response = await fetch(`${url}/gw-api/${locale}/wms/dqgx/submitReporter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(fields),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

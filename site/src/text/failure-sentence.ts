import type { CallFailure } from '../gateway/call.ts';
import type { Catalogue } from './cn/catalogue.ts';

/** One sentence for a failed call (section 8): the text of a known code, the gateway's message, or the general text. */
export function failureSentence(text: Catalogue, { code, status, msg, error, noResponse }: CallFailure): string {
  const { codes, network, timeout, script, interfaceError, unknown } = text.failure.sentences;
  if (noResponse === 'timeout') return timeout;
  if (noResponse === 'network') return network;
  if (noResponse === 'script') return script;
  // Here 404 and 500 concern a receipt, not a page or the system.
  if (error === 'receiptUnknown' || error === 'recordAltered') return msg;
  if (code === 0) return interfaceError(status);
  return new Map(Object.entries(codes)).get(String(code)) ?? (msg || unknown);
}

import type { CallFailure } from '../call.ts';
import type { Catalogue } from './catalogue.ts';

/** One sentence for a failed call (section 8): a known code's text, the gateway's own words, or the general text. */
export function failureSentence(text: Catalogue, { code, status, msg, error, silence }: CallFailure): string {
  const { codes, network, timeout, script, interfaceError, unknown } = text.failure.sentences;
  if (silence === 'timeout') return timeout;
  if (silence === 'network') return network;
  if (silence === 'script') return script;
  // Its 404 is about a number, and not about a page.
  if (error === 'receiptUnknown') return msg;
  if (code === 0) return interfaceError(status);
  return new Map(Object.entries(codes)).get(String(code)) ?? (msg || unknown);
}

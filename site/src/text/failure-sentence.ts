import type { CallFailure } from 'client/failure.ts';
import type { Catalogue } from './cn/catalogue.ts';

/** One sentence for a failed call (section 8): the text of a known code, the gateway's message, or the general text. */
export function failureSentence(text: Catalogue, { reason, status, error, message }: CallFailure): string {
  const { codes, network, timeout, script, interfaceError, unknown } = text.failure.sentences;
  if (reason === 'timeout') return timeout;
  if (reason === 'network') return network;
  if (reason === 'script') return script;
  // Here 404 and 500 concern a receipt, not a page or the system.
  if (error === 'receiptUnknown' || error === 'recordAltered') return message;
  if (reason === 'http') return interfaceError(status);
  return new Map(Object.entries(codes)).get(String(status)) ?? (message || unknown);
}

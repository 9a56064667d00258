import { getStaticContent, type HistoryEntry } from 'contract/company.ts';
import type { Call } from '../call.ts';
import type { Told } from './told.ts';

export async function loadHistory(call: Call, signal: AbortSignal): Promise<Told<HistoryEntry[]>> {
  const { data, fallback } = await call(getStaticContent, { id: '3' }, signal);
  return { data: Array.isArray(data) ? data : [], fallback };
}

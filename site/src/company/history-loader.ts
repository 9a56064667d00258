import { getStaticContent, type HistoryEntry } from 'contract/company.ts';
import type { Call } from '../gateway/call.ts';
import type { WithFallback } from '../text/fallback-lang.ts';

export async function loadHistory(call: Call, signal: AbortSignal): Promise<WithFallback<HistoryEntry[]>> {
  const { data, fallback } = await call(getStaticContent, { id: '3' }, signal);
  return { data: Array.isArray(data) ? data : [], fallback };
}

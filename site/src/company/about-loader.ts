import type { ApiResponse } from 'client/call.ts';
import { type CompanyText, getCulture, getStaticContent, type HistoryEntry } from 'contract/company.ts';
import { aboutSections } from 'contract/urls/paths.ts';
import { albumIds, getAlbum } from 'contract/media/pictures.ts';
import type { Call } from '../gateway/call.ts';
import { notFound } from '../gateway/route-errors.ts';
import type { Load } from '../pages/page.ts';
import {
  DeferredAlbumCarousel,
  DeferredChairmanMessage,
  DeferredCulture,
  DeferredHistory,
  DeferredIntroduction,
} from './deferred-parts.ts';
import { loadHistory } from './history-loader.ts';
import type { WithFallback } from '../text/fallback-lang.ts';

export type AboutData = {
  introduction: WithFallback<CompanyText>;
  chairman: WithFallback<CompanyText>;
  history: WithFallback<HistoryEntry[]>;
  culture: ApiResponse<typeof getCulture>;
  honours: ApiResponse<typeof getAlbum>;
  teamStyle: ApiResponse<typeof getAlbum>;
};

/** The page's own URL names no section. */
export function isAboutSection(name: string | undefined): boolean {
  return name === undefined || aboutSections.some((section) => section === name);
}

export const loadAbout: Load<AboutData> = async (call, { params, request: { signal } }) => {
  if (!isAboutSection(params['section'])) throw notFound();
  const [introduction, chairman, history, culture, honours, teamStyle] = await Promise.all([
    companyText(call, '1', signal),
    companyText(call, '2', signal),
    loadHistory(call, signal),
    call(getCulture, {}, signal),
    call(getAlbum, { id: String(albumIds.honour) }, signal),
    call(getAlbum, { id: String(albumIds.teamStyle) }, signal),
    DeferredIntroduction.preload(),
    DeferredChairmanMessage.preload(),
    DeferredHistory.preload(),
    DeferredCulture.preload(),
    DeferredAlbumCarousel.preload(),
  ]);
  return { introduction, chairman, history, culture, honours, teamStyle };
};

async function companyText(call: Call, id: '1' | '2', signal: AbortSignal): Promise<WithFallback<CompanyText>> {
  const { data, fallback } = await call(getStaticContent, { id }, signal);
  if (Array.isArray(data)) throw notFound();
  return { data, fallback };
}

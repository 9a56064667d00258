import { albumIds, getAlbum } from 'contract/pictures.ts';
import { type CompanyText, getCulture, getStaticContent, type HistoryEntry } from 'contract/company.ts';
import { aboutSections } from 'contract/paths.ts';
import type { Answer, Call } from '../call.ts';
import type { Load } from '../page.ts';
import { notFound } from '../refuse.ts';
import { loadHistory } from './history-loader.ts';
import { AlbumRailLater, CultureLater, HistoryLater } from './later-parts.ts';
import type { Told } from './told.ts';

export type AboutData = {
  introduction: Told<CompanyText>;
  chairman: Told<CompanyText>;
  history: Told<HistoryEntry[]>;
  culture: Answer<typeof getCulture>;
  honours: Answer<typeof getAlbum>;
  teamStyle: Answer<typeof getAlbum>;
};

/** No section at all is the page itself. */
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
    HistoryLater.ready(),
    CultureLater.ready(),
    AlbumRailLater.ready(),
  ]);
  return { introduction, chairman, history, culture, honours, teamStyle };
};

async function companyText(call: Call, id: '1' | '2', signal: AbortSignal): Promise<Told<CompanyText>> {
  const { data, fallback } = await call(getStaticContent, { id }, signal);
  if (Array.isArray(data)) throw notFound();
  return { data, fallback };
}

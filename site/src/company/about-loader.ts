import { albumIds, getAlbum } from 'contract/pictures.ts';
import { getCulture, getStaticContent } from 'contract/company.ts';
import { aboutSections } from 'contract/paths.ts';
import type { Answer } from '../call.ts';
import type { Load } from '../page.ts';
import { notFound } from '../refuse.ts';

export type AboutData = {
  introduction: Answer<typeof getStaticContent>;
  chairman: Answer<typeof getStaticContent>;
  history: Answer<typeof getStaticContent>;
  culture: Answer<typeof getCulture>;
  honours: Answer<typeof getAlbum>;
  teamStyle: Answer<typeof getAlbum>;
};

export const loadAbout: Load<AboutData> = async (call, { params, request }) => {
  const { section } = params;
  if (section !== undefined && !aboutSections.some((name) => name === section)) throw notFound();
  const { signal } = request;
  const [introduction, chairman, history, culture, honours, teamStyle] = await Promise.all([
    call(getStaticContent, { id: '1' }, signal),
    call(getStaticContent, { id: '2' }, signal),
    call(getStaticContent, { id: '3' }, signal),
    call(getCulture, {}, signal),
    call(getAlbum, { id: String(albumIds.honour) }, signal),
    call(getAlbum, { id: String(albumIds.teamStyle) }, signal),
  ]);
  return { introduction, chairman, history, culture, honours, teamStyle };
};

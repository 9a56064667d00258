import { getComposedPage } from 'contract/composed-pages.ts';
import type { Answer } from '../call.ts';
import type { Load } from '../page.ts';

export type PrivacyData = Answer<typeof getComposedPage>;

export const loadPrivacy: Load<PrivacyData> = (call, { request }) =>
  call(getComposedPage, { name: 'privacy' }, request.signal);

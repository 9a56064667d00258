import { getPage } from 'contract/pages.ts';
import type { Answer } from '../call.ts';
import type { Load } from '../page.ts';

export type PrivacyData = Answer<typeof getPage>;

export const loadPrivacy: Load<PrivacyData> = (call, { request }) => call(getPage, { name: 'privacy' }, request.signal);

import { getComposedPage } from 'contract/composed-pages.ts';
import type { ApiResponse } from '../gateway/call.ts';
import type { Load } from '../pages/page.ts';

export type PrivacyData = ApiResponse<typeof getComposedPage>;

export const loadPrivacy: Load<PrivacyData> = (call, { request }) =>
  call(getComposedPage, { name: 'privacy' }, request.signal);

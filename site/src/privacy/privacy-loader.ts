import type { ApiResponse } from 'client/call.ts';
import { getComposedPage } from 'contract/composed-pages.ts';
import type { Load } from '../pages/page.ts';
import { DeferredBlocks } from '../parts/blocks/deferred-blocks.ts';

export type PrivacyData = ApiResponse<typeof getComposedPage>;

export const loadPrivacy: Load<PrivacyData> = async (call, { request }) => {
  const [page] = await Promise.all([
    call(getComposedPage, { name: 'privacy' }, request.signal),
    DeferredBlocks.preload(),
  ]);
  return page;
};

import { paths } from 'contract/paths.ts';
import { aboutTypes } from 'contract/products.ts';
import type { Page } from '../pages/page.ts';
import { CokePage } from './coke-page.tsx';
import { type CokePageData, loadCokePage } from './coke-page-loader.ts';
import { deferredFiles } from './deferred-parts.ts';

/** Its items open by their id (W9). */
function CalcinedCokePage() {
  return <CokePage path={paths.calcinedCoke()} pathOf={({ id }) => paths.productDetail(id)} />;
}

export const calcinedCokePage: Page<CokePageData> = {
  Component: CalcinedCokePage,
  load: loadCokePage('calcinedCoke', 'cpc', aboutTypes.calcinedCoke),
  // Another market or item shows data that is already loaded.
  shouldRevalidate: () => false,
  handle: {
    source: 'src/typical-values/calcined-coke-page.tsx',
    deferred: deferredFiles,
    inPlaceParameter: 'item',
    head: ({ page: { data } }) => ({ title: data.title, description: data.lead, languages: data.languages }),
    shareCard: ({ page: { data } }, { shell }) => ({
      title: data.title,
      section: shell.navigation.mainBusiness.full,
      picture: data.picture,
    }),
  },
};

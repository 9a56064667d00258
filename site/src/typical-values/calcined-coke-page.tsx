import { paths } from 'contract/paths.ts';
import { aboutTypes } from 'contract/products.ts';
import type { Page } from '../page.ts';
import { CokePage } from './coke-page.tsx';
import { type CokePageData, loadCokePage } from './coke-page-loader.ts';
import { laterFiles } from './later-parts.ts';

/** Its items open by their id (W9). */
function CalcinedCokePage() {
  return <CokePage path={paths.calcinedCoke()} addressOf={({ id }) => paths.productDetail(id)} />;
}

export const calcinedCokePage: Page<CokePageData> = {
  Component: CalcinedCokePage,
  load: loadCokePage('calcinedCoke', 'cpc', aboutTypes.calcinedCoke),
  // Another market or another item shows what is there already.
  shouldRevalidate: () => false,
  handle: {
    source: 'src/typical-values/calcined-coke-page.tsx',
    later: laterFiles,
    opens: 'item',
    head: ({ page: { data } }) => ({ title: data.title, description: data.lead, languages: data.languages }),
  },
};

import { paths } from 'contract/paths.ts';
import { aboutTypes } from 'contract/products.ts';
import type { Page } from '../page.ts';
import { CokePage } from './coke-page.tsx';
import { type CokePageData, loadCokePage } from './coke-page-loader.ts';
import { laterFiles } from './later-parts.ts';

/** Its items open by their number (W9). */
function PetroleumCokePage() {
  return <CokePage path={paths.petroleumCoke()} addressOf={({ itemNo }) => paths.productDetail(itemNo)} />;
}

export const petroleumCokePage: Page<CokePageData> = {
  Component: PetroleumCokePage,
  load: loadCokePage('petroleumCoke', 'gpc', aboutTypes.petroleumCoke),
  // Another market or another item shows what is there already.
  shouldRevalidate: () => false,
  handle: {
    source: 'src/typical-values/petroleum-coke-page.tsx',
    later: laterFiles,
    opens: 'item',
    head: ({ page: { data } }) => ({ title: data.title, description: data.lead, languages: data.languages }),
  },
};

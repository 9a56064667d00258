import { paths } from 'contract/urls/paths.ts';
import { aboutTypes } from 'contract/products/products.ts';
import type { Page } from '../pages/page.ts';
import { CokePage, cokePageHandle } from './coke-page.tsx';
import { type CokePageData, loadCokePage } from './coke-page-loader.ts';

/** Its items open by their number (W9). */
function PetroleumCokePage() {
  return <CokePage path={paths.petroleumCoke()} coke="gpc" pathOf={({ itemNo }) => paths.productDetail(itemNo)} />;
}

export const petroleumCokePage: Page<CokePageData> = {
  Component: PetroleumCokePage,
  load: loadCokePage('petroleumCoke', 'gpc', aboutTypes.petroleumCoke),
  // Another market or item shows data that is already loaded.
  shouldRevalidate: () => false,
  handle: cokePageHandle('src/typical-values/petroleum-coke-page.tsx'),
};

import { paths } from 'contract/urls/paths.ts';
import { aboutTypes } from 'contract/products/products.ts';
import type { Page } from '../pages/page.ts';
import { CokePage, cokePageHandle } from './coke-page.tsx';
import { type CokePageData, loadCokePage } from './coke-page-loader.ts';

/** Its items open by their id (W9). */
function CalcinedCokePage() {
  return <CokePage path={paths.calcinedCoke()} coke="cpc" pathOf={({ id }) => paths.productDetail(id)} />;
}

export const calcinedCokePage: Page<CokePageData> = {
  Component: CalcinedCokePage,
  load: loadCokePage('calcinedCoke', 'cpc', aboutTypes.calcinedCoke),
  // Another market or item shows data that is already loaded.
  shouldRevalidate: () => false,
  handle: cokePageHandle('src/typical-values/calcined-coke-page.tsx'),
};

import { paths } from 'contract/paths.ts';
import type { Page } from '../page.ts';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { useText } from '../text/use-text.tsx';
import { type BulkTradeData, loadBulkTrade } from './bulk-trade-loader.ts';

export function BulkTradePage() {
  const text = useText().products;
  return (
    <article className={`${layout.page} ${layout.section}`}>
      <Opener index="01" name={text.title} title={text.title} say={<p>{text.say}</p>} level={1} />
    </article>
  );
}

export const bulkTradePage: Page<BulkTradeData> = {
  Component: BulkTradePage,
  load: loadBulkTrade,
  handle: {
    source: 'src/products/bulk-trade-page.tsx',
    head: ({ category, page }, text) => ({
      title: text.products.title,
      description: text.products.say,
      path: paths.bulkTrade(category, page),
    }),
  },
};

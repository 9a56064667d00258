import { paths } from 'contract/paths.ts';
import { useLoaderData } from 'react-router';
import type { Page } from '../page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { formatNumber } from '../text/format.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { type BulkTradeData, loadBulkTrade } from './bulk-trade-loader.ts';
import styles from './bulk-trade-page.module.css';
import { CategoryMenu } from './category-menu.tsx';
import { placesOf } from './category-places.ts';
import { ProductList } from './product-list.tsx';

function BulkTradePage() {
  const { categories, products, chosen, page } = useLoaderData<BulkTradeData>();
  const { navigation } = useText().shell;
  const text = usePageText('products');
  const locale = useLocale();
  const place = placesOf(categories.data).find(({ category }) => category.id === chosen);
  const total = categories.data.reduce((sum, { itemCount }) => sum + itemCount, 0);

  return (
    <article className={`${layout.page} ${styles.page}`}>
      <Breadcrumb here={text.title} />
      <Opener
        index="01"
        name={navigation.businessAreas.full}
        title={text.title}
        say={<p>{text.say(formatNumber(locale, categories.data.length), formatNumber(locale, total))}</p>}
        level={1}
      />
      <div className={styles.catalogue}>
        {place === undefined ? null : <CategoryMenu categories={categories} chosen={place} />}
        <ProductList categories={categories} products={products} place={place} page={page} />
      </div>
    </article>
  );
}

export const bulkTradePage: Page<BulkTradeData> = {
  Component: BulkTradePage,
  load: loadBulkTrade,
  handle: {
    source: 'src/products/bulk-trade-page.tsx',
    head: ({ categories, chosen, unasked, page }, textOf) => {
      const text = textOf('products');
      const place = placesOf(categories.data).find(({ category }) => category.id === chosen);
      if (place === undefined || unasked) {
        return { title: text.title, description: text.description, path: paths.bulkTrade(undefined, page) };
      }
      const { id, itemTypeName, itemCount } = place.category;
      return {
        title: `${itemTypeName} · ${text.title}`,
        description: text.inCategory(itemTypeName, text.count(itemCount)),
        path: paths.bulkTrade(id, page),
      };
    },
  },
};

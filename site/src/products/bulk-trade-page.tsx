import { paths } from 'contract/paths.ts';
import { useLoaderData } from 'react-router';
import type { Page } from '../page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { formatNumber } from '../text/format.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { type BulkTradeData, catalogue, loadBulkTrade } from './bulk-trade-loader.ts';
import styles from './bulk-trade-page.module.css';
import { CategoryMenu } from './category-menu.tsx';
import { placesOf } from './category-places.ts';
import { ProductFilter } from './product-filter.tsx';
import { ProductListLater, productListFile } from './product-list-later.ts';

function BulkTradePage() {
  const { categories, list, choice, chosen, unasked, page } = useLoaderData<BulkTradeData>();
  const { navigation } = useText().shell;
  catalogue.useShown(categories);
  const text = usePageText('products');
  const locale = useLocale();
  const counted = list.found?.counted ?? categories;
  const place = placesOf(counted.data).find(({ category }) => category.id === chosen);
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
        {categories.data.length === 0 ? null : (
          <>
            <div className={styles.filter}>
              <ProductFilter choice={choice} category={unasked ? undefined : chosen} />
            </div>
            <CategoryMenu
              categories={counted}
              counts={list.found !== undefined || choice.keyword === ''}
              chosen={place}
              choice={choice}
            />
          </>
        )}
        <ProductListLater.Later categories={counted} list={list} place={place} choice={choice} page={page} />
      </div>
    </article>
  );
}

export const bulkTradePage: Page<BulkTradeData> = {
  Component: BulkTradePage,
  load: loadBulkTrade,
  handle: {
    source: 'src/products/bulk-trade-page.tsx',
    later: [productListFile],
    head: ({ categories, choice, chosen, unasked, page }, textOf) => {
      const text = textOf('products');
      const place = placesOf(categories.data).find(({ category }) => category.id === chosen);
      // What a keyword finds is a part of the catalogue, and at home there.
      if (choice.keyword !== '') {
        const title = `${text.filter.quoted(choice.keyword)} · ${text.title}`;
        return { title, description: text.description, path: paths.bulkTrade() };
      }
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

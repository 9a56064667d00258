import { paths } from 'contract/urls/paths.ts';
import { useLoaderData } from 'react-router';
import type { Page } from '../pages/page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import primitives from '../parts/primitives.module.css';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import type { BulkTradeData } from './bulk-trade-data.ts';
import { catalogue, loadBulkTrade } from './bulk-trade-loader.ts';
import styles from './bulk-trade-page.module.css';
import { categoryNodes, productTotal } from './category-nodes.ts';
import { DeferredCatalogueDocument, DeferredCategoryMenu, DeferredProductList } from './deferred-parts.ts';
import { DeferredLimitFields } from './deferred-limit-fields.ts';
import { isFiltered, isSearch } from './product-choice.ts';
import { ProductFilter } from './product-filter.tsx';

function BulkTradePage() {
  const { categories, list, choice, chosen, isDefault, page } = useLoaderData<BulkTradeData>();
  const { navigation } = useText().shell;
  catalogue.useRemember(categories);
  const text = usePageText('products');
  const counted = list.value?.counted ?? categories;
  const node = categoryNodes(counted.data).find(({ category }) => category.id === chosen);
  const total = productTotal(categories.data);

  return (
    <article className={`${primitives.page} ${primitives.lastSection}`}>
      <Breadcrumb here={text.title} />
      <SectionHeader
        name={navigation.businessAreas.full}
        title={text.title}
        lead={text.lead(categories.data.length, total)}
        level={1}
      />
      <DeferredCatalogueDocument.Component />
      <div className={`${styles.catalogue} ${primitives.strongTopBorder} ${primitives.stack}`}>
        {categories.data.length === 0 ? null : (
          <>
            <div className={styles.filter}>
              <ProductFilter choice={choice} category={isDefault ? undefined : chosen} />
            </div>
            <DeferredCategoryMenu.Component
              categories={counted}
              counts={list.value !== undefined || !isSearch(choice)}
              chosen={node}
              choice={choice}
            />
          </>
        )}
        <DeferredProductList.Component categories={counted} list={list} node={node} choice={choice} page={page} />
      </div>
    </article>
  );
}

export const bulkTradePage: Page<BulkTradeData> = {
  Component: BulkTradePage,
  load: loadBulkTrade,
  handle: {
    source: 'src/products/bulk-trade-page.tsx',
    deferred: [DeferredCatalogueDocument, DeferredLimitFields, DeferredCategoryMenu, DeferredProductList],
    head: ({ categories, choice, chosen, isDefault, page }, { text: textOf }) => {
      const text = textOf('products');
      const node = categoryNodes(categories.data).find(({ category }) => category.id === chosen);
      // A filtered list has no page of its own in search engines, which would find one for every combination.
      if (isFiltered(choice)) {
        return { title: text.title, description: text.description, path: paths.bulkTrade(), noindex: true };
      }
      // Search results are a part of the catalogue, which is their canonical page.
      if (choice.keyword !== '') {
        const title = `${text.filter.quoted(choice.keyword)} · ${text.title}`;
        return { title, description: text.description, path: paths.bulkTrade() };
      }
      if (node === undefined || isDefault) {
        return { title: text.title, description: text.description, path: paths.bulkTrade(undefined, page) };
      }
      const { id, itemTypeName, itemCount } = node.category;
      return {
        title: `${itemTypeName} · ${text.title}`,
        description: text.inCategory(itemTypeName, text.count(itemCount)),
        path: paths.bulkTrade(id, page),
      };
    },
    shareCard: ({ categories, list, choice, chosen, isDefault }, { shell, text }) => {
      const isOne = !isSearch(choice) && !isDefault;
      const node = isOne ? categoryNodes(categories.data).find(({ category }) => category.id === chosen) : undefined;
      const { title } = text('products');
      if (node === undefined) return { title, section: shell.navigation.businessAreas.full, path: paths.bulkTrade() };
      const { id, itemTypeName } = node.category;
      const picture = list.value?.products.content[0]?.picture;
      return { title: itemTypeName, section: title, picture, path: paths.bulkTrade(id) };
    },
  },
};

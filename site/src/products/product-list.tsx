import type { ApiResponse } from 'client/call.ts';
import type { listProducts } from 'contract/products/products.ts';
import { FailurePanel } from '../failure/failure-panel.tsx';
import { CompareBox } from '../parts/compare/compare-box.tsx';
import { CompareForm } from '../parts/compare/compare-form.tsx';
import primitives from '../parts/primitives.module.css';
import { Paging } from '../parts/paging/paging.tsx';
import { SkeletonLine } from '../parts/skeleton.tsx';
import { usePendingLocation } from '../parts/use-pending-location.ts';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import type { BulkTradeData, Categories } from './bulk-trade-data.ts';
import { type CategoryNode, productTotal } from './category-nodes.ts';
import { InquiryCard } from './inquiry-card.tsx';
import { NoProducts } from './no-products.tsx';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';
import { isSearch, type ProductChoice, productSizes, productListPath } from './product-choice.ts';
import grid from './product-grid.module.css';
import styles from './product-list.module.css';

const compareForm = 'compare';

type ProductListProps = {
  categories: Categories;
  list: BulkTradeData['list'];
  node: CategoryNode | undefined;
  choice: ProductChoice;
  page: number;
};

export function ProductList({ categories, list, node, choice, page }: ProductListProps) {
  const { compare } = usePageText('product-filter');
  const products = list.value?.products;
  const loading = usePendingLocation({ withinPage: true }) !== undefined;
  const { title } = usePageText('products');
  // The subject of an inquiry: what the list was searched for.
  const about = choice.keyword || node?.category.itemTypeName || title;
  return (
    <section className={styles.list} aria-labelledby="category" aria-busy={loading}>
      <ListHead categories={categories} node={node} choice={choice} total={products?.totalElements} loading={loading} />
      {loading ? (
        <>
          <SkeletonCards count={products?.content.length || 3} about={about} />
        </>
      ) : list.failure !== undefined ? (
        <FailurePanel failure={list.failure} />
      ) : list.value.products.content.length === 0 ? (
        <NoProducts categories={categories} node={node} choice={choice} about={about} />
      ) : (
        <>
          <Cards products={list.value.products} about={about} />
          {/* New for each page, whose boxes it reads once. */}
          <CompareForm
            key={list.value.products.content.map(({ id }) => id).join()}
            id={compareForm}
            list={productListPath({ ...choice, size: productSizes[0] }, node?.category.id)}
            label={compare.show}
            hint={compare.hint}
            none={compare.none}
          />
        </>
      )}
      {products === undefined ? null : (
        <Paging
          page={page}
          size={choice.size}
          sizes={productSizes}
          total={products.totalElements}
          pathOf={(to, size = choice.size) => productListPath({ ...choice, size }, node?.category.id, to)}
        />
      )}
      {products === undefined || products.content.length === 0 ? null : (
        <div className={`${styles.lastInquiry} ${primitives.notOnDesktop}`}>
          <InquiryCard missing="inquiry" level={3} about={about} />
        </div>
      )}
    </section>
  );
}

type ListHeadProps = {
  categories: Categories;
  node: CategoryNode | undefined;
  choice: ProductChoice;
  total: number | undefined;
  loading: boolean;
};

/** The category and the number of products; both are hidden while loading. */
function ListHead({ categories, node, choice, total, loading }: ListHeadProps) {
  const { parts } = useText();
  const text = usePageText('products');
  const where = node?.category.itemTypeName ?? (isSearch(choice) ? text.filter.everywhere : text.title);
  const lang = node && fallbackLang(categories, `${node.pointer}/itemTypeName`);
  const all = productTotal(categories.data);
  return (
    <header className={`${styles.header} ${primitives.between} ${primitives.wrap}`} data-loading={loading || undefined}>
      <h2 className={`${styles.title} ${primitives.regular}`} id="category">
        {loading ? (
          <SkeletonLine label={parts.loading} />
        ) : (
          <>
            {choice.keyword === '' ? null : `${text.filter.quoted(choice.keyword)} · `}
            <span lang={lang}>{where}</span>
          </>
        )}
      </h2>
      {/* Announced when it changes. */}
      <output className={`${primitives.small} ${primitives.quiet}`}>
        {loading || total === undefined ? '\u00A0' : total < all ? text.countOf(total, all) : text.count(total)}
      </output>
    </header>
  );
}

function Cards({ products, about }: { products: ApiResponse<typeof listProducts>; about: string }) {
  const { compare } = usePageText('product-filter');
  return (
    <ul className={grid.grid}>
      {products.content.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          lang={(field) => fallbackLang(products, `/content/${index}/${field}`)}
          priority={index === 0}
          control={<CompareBox form={compareForm} code={product.itemNo} label={compare.choose} />}
        />
      ))}
      <Inquiry about={about} />
    </ul>
  );
}

/** As many placeholders as there were items, so that nothing shifts until the new ones load. */
function SkeletonCards({ count, about }: { count: number; about: string }) {
  return (
    <ul className={grid.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
      <Inquiry about={about} />
    </ul>
  );
}

/** On a desktop it is the last cell, elsewhere it follows the pages. */
function Inquiry({ about }: { about: string }) {
  return (
    <li className={styles.inquiry}>
      <InquiryCard missing="inquiry" level={3} about={about} />
    </li>
  );
}

import { paths } from 'contract/paths.ts';
import type { getProductCategories, listProducts } from 'contract/products.ts';
import { Link } from 'react-router';
import type { Answer } from '../call.ts';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { Paging } from '../parts/paging.tsx';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import { AskCard } from './ask-card.tsx';
import { productsPerPage } from './bulk-trade-loader.ts';
import { type CategoryPlace, isLeaf, placesOf } from './category-places.ts';
import { ProductCard } from './product-card.tsx';
import grid from './product-grid.module.css';
import styles from './product-list.module.css';

type ProductListProps = {
  categories: Answer<typeof getProductCategories>;
  products: Answer<typeof listProducts>;
  place: CategoryPlace | undefined;
  page: number;
};

export function ProductList({ categories, products, place, page }: ProductListProps) {
  const text = usePageText('products');
  const { content, totalElements } = products;
  return (
    <section className={styles.list} aria-labelledby="category">
      <header className={styles.head}>
        <h2
          className={styles.title}
          id="category"
          lang={place && foreignLang(categories, `${place.pointer}/itemTypeName`)}
        >
          {place?.category.itemTypeName ?? text.title}
        </h2>
        {/* Said aloud when another category is chosen. */}
        <output className={styles.count}>{text.count(totalElements)}</output>
      </header>
      {content.length === 0 ? (
        <NoProducts categories={categories} place={place} />
      ) : (
        <ul className={grid.grid}>
          {content.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              lang={(field) => foreignLang(products, `/content/${index}/${field}`)}
            />
          ))}
          <li className={grid.ask}>
            <AskCard missing="ask" level={3} />
          </li>
        </ul>
      )}
      <Paging
        page={page}
        size={productsPerPage}
        total={totalElements}
        addressOf={(to) => paths.bulkTrade(place?.category.id, to)}
      />
    </section>
  );
}

/** The way on: to the nearest category above that holds something, or to the first one that does. */
function NoProducts({ categories, place }: Pick<ProductListProps, 'categories' | 'place'>) {
  const text = usePageText('products').empty;
  const filled = (other: CategoryPlace) => other.category.itemCount > 0;
  const away =
    place?.above.findLast(filled) ?? placesOf(categories.data).find((other) => isLeaf(other) && filled(other));
  return (
    <>
      <div className={styles.empty}>
        <p className={styles.sentence}>{text.title}</p>
        <p className={styles.hint}>{text.say}</p>
        {away === undefined ? null : (
          <Link className={buttons.more} to={paths.bulkTrade(away.category.id)}>
            {text.away(away.category.itemTypeName)}
            <Icon name="go" size="small" />
          </Link>
        )}
      </div>
      <AskCard missing="ask" level={3} />
    </>
  );
}

import { paths } from 'contract/paths.ts';
import type { listProducts } from 'contract/products.ts';
import { Link } from 'react-router';
import type { Answer } from '../call.ts';
import { Rail } from '../motion/rail.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import { ProductFactsCard } from './product-facts-card.tsx';
import styles from './products-slide.module.css';
import { Slide } from './slide.tsx';

const interval = 5000;

export function ProductsSlide({ products }: { products: Answer<typeof listProducts>[] }) {
  const text = usePageText('home').products;
  return (
    <Slide name="products" labelledBy="products-title">
      <div className={layout.page}>
        <Opener
          index="03"
          name={text.name}
          title={text.title}
          id="products-title"
          say={
            <>
              <p>{text.say}</p>
              <Link className={buttons.more} to={paths.bulkTrade()}>
                {text.all}
                <Icon name="go" size="small" />
              </Link>
            </>
          }
        />
      </div>
      <div className={styles.rail}>
        <Rail
          label={text.name}
          interval={interval}
          items={products.flatMap((answer) =>
            answer.content.map((product, index) => ({
              key: product.id,
              content: (
                <ProductFactsCard product={product} nameLang={foreignLang(answer, `/content/${index}/itemName`)} />
              ),
            })),
          )}
        />
      </div>
    </Slide>
  );
}

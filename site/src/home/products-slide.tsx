import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import { Carousel } from '../motion/carousel.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { LineBreakText } from '../text/line-break-text.tsx';
import { usePageText } from '../text/use-text.tsx';
import type { HomeData } from './home-loader.ts';
import { HomeProductCard } from './home-product-card.tsx';
import styles from './products-slide.module.css';
import { Slide } from './slide.tsx';

const interval = 5000;

export function ProductsSlide({ products }: Pick<HomeData, 'products'>) {
  const text = usePageText('home').products;
  return (
    <Slide name="products" labelledBy="products-title">
      <div className={primitives.page}>
        <SectionHeader
          index="03"
          name={text.name}
          title={text.title}
          id="products-title"
          lead={
            <>
              <p>
                <LineBreakText>{text.lead}</LineBreakText>
              </p>
              <Link className={buttons.more} to={paths.bulkTrade()}>
                {text.all}
                <Icon name="go" size="small" />
              </Link>
            </>
          }
        />
      </div>
      <div className={styles.carousel}>
        <Carousel
          label={text.name}
          interval={interval}
          items={products.flatMap((response) =>
            response.content.map((product, index) => ({
              key: product.id,
              content: (
                <HomeProductCard product={product} nameLang={fallbackLang(response, `/content/${index}/itemName`)} />
              ),
            })),
          )}
        />
      </div>
    </Slide>
  );
}

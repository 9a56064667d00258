import type { ApiResponse } from 'client/call.ts';
import { paths } from 'contract/urls/paths.ts';
import type { getProductCategories } from 'contract/products/products.ts';
import type { ReactNode } from 'react';
import { Link } from '../pages/link.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './suggestions.module.css';

/** Links for an empty query or a search without results. */
export function Suggestions({ categories }: { categories: ApiResponse<typeof getProductCategories> }) {
  const text = usePageText('search');
  const { navigation, pages } = useText().shell;
  const popularPages = [
    { to: paths.petroleumCoke(), label: pages.petroleumCoke },
    { to: paths.calcinedCoke(), label: pages.calcinedCoke },
    { to: paths.integratedLogistics(), label: pages.integratedLogistics },
    { to: paths.talentRecruitment(1), label: pages.socialRecruitment },
    { to: paths.contact(), label: navigation.contact.full },
  ];
  const filled = categories.data
    .map((category, index) => ({ category, index }))
    .filter(({ category }) => category.itemCount > 0);
  return (
    <div className={`${styles.suggestions} ${primitives.stack}`}>
      {filled.length === 0 ? null : (
        <Group title={text.categories} id="categories">
          {filled.map(({ category, index }) => (
            <li key={category.id}>
              <Link
                className={`${styles.link} ${primitives.rowBetween} ${primitives.link}`}
                to={paths.bulkTrade(category.id)}
                lang={fallbackLang(categories, `/data/${index}/itemTypeName`)}
              >
                {category.itemTypeName}
                <Icon name="go" size="small" className={primitives.accent} />
              </Link>
            </li>
          ))}
        </Group>
      )}
      <Group title={text.pages} id="often">
        {popularPages.map(({ to, label }) => (
          <li key={to}>
            <Link className={`${styles.link} ${primitives.rowBetween} ${primitives.link}`} to={to}>
              {label}
              <Icon name="go" size="small" className={primitives.accent} />
            </Link>
          </li>
        ))}
      </Group>
    </div>
  );
}

function Group({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 className={`${styles.title} ${primitives.small} ${primitives.quiet} ${primitives.strong}`} id={id}>
        {title}
      </h2>
      <ul className={`${primitives.nextLine} ${primitives.rows}`}>{children}</ul>
    </section>
  );
}

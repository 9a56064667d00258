import { FilterLinks } from '../parts/filter-links.tsx';
import primitives from '../parts/primitives.module.css';
import { usePageText } from '../text/use-text.tsx';
import { type NewsChoice, newsListPath } from './news-choice.ts';
import type { NewsData } from './news-data.ts';
import styles from './news-years.module.css';

type NewsYearsProps = {
  choice: NewsChoice;
  years: NewsData['years'];
  /** Whether the list has pinned items, which are above newer ones. */
  hasPinned: boolean;
};

/** The years of the tab's items as links, and the order of the list. */
export function NewsYears({ choice, years, hasPinned }: NewsYearsProps) {
  const text = usePageText('news');
  const pathOf = (year: number | undefined) => newsListPath({ ...choice, year }, 1);
  const all = { key: 'all', to: pathOf(undefined), label: text.allYears, current: choice.year === undefined };
  return (
    <div className={`${styles.years} ${primitives.wrap} ${primitives.rowBetween}`}>
      <FilterLinks
        label={text.years}
        links={[
          all,
          ...years.map(({ year, count }) => ({
            key: String(year),
            to: pathOf(year),
            label: text.year(year),
            count,
            current: year === choice.year,
          })),
        ]}
      />
      {choice.year === undefined && hasPinned ? (
        <p className={`${primitives.small} ${primitives.quiet}`}>{text.order}</p>
      ) : null}
    </div>
  );
}

import { paths } from 'contract/paths.ts';
import { FilterLinks } from '../parts/filter-links.tsx';
import layout from '../parts/layout.module.css';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './place-filter.module.css';
import type { Place } from './places.ts';
import type { PostType, RecruitmentData } from './recruitment-data.ts';

type PlaceFilterProps = {
  posts: RecruitmentData['posts'];
  places: readonly Place[];
  type: PostType;
  /** The key of the chosen place. */
  place: string | undefined;
};

export function PlaceFilter({ posts, places, type, place }: PlaceFilterProps) {
  const text = usePageText('jobs');
  const all = { key: '', to: paths.talentRecruitment(type), label: text.allPlaces, current: place === undefined };
  return (
    <div className={`${styles.places} ${layout.screenOnly}`}>
      <FilterLinks
        label={text.places}
        links={[
          all,
          ...places.map(({ key, name, count, index }) => ({
            key,
            to: paths.talentRecruitment(type, undefined, key),
            // Without the province.
            label: name.replace(/,.*/, ''),
            count,
            current: key === place,
            lang: foreignLang(posts, `/content/${index}/workArea`),
          })),
        ]}
      />
    </div>
  );
}

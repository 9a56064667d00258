import { paths } from 'contract/urls/paths.ts';
import { FilterLinks } from '../parts/filter-links.tsx';
import primitives from '../parts/primitives.module.css';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './location-filter.module.css';
import type { Location } from './locations.ts';
import type { PostType, RecruitmentData } from './recruitment-data.ts';

type LocationFilterProps = {
  posts: RecruitmentData['posts'];
  locations: readonly Location[];
  type: PostType;
  /** The key of the chosen location. */
  location: string | undefined;
};

export function LocationFilter({ posts, locations, type, location }: LocationFilterProps) {
  const text = usePageText('jobs');
  const all = { key: '', to: paths.talentRecruitment(type), label: text.allLocations, current: location === undefined };
  return (
    <div className={`${styles.locations} ${primitives.screenOnly}`}>
      <FilterLinks
        label={text.locations}
        links={[
          all,
          ...locations.map(({ key, name, count, index }) => ({
            key,
            to: paths.talentRecruitment(type, undefined, key),
            // Without the province.
            label: name.replace(/,.*/, ''),
            count,
            current: key === location,
            lang: fallbackLang(posts, `/content/${index}/workArea`),
          })),
        ]}
      />
    </div>
  );
}

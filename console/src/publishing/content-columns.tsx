import type { ContentRow } from 'contract/console/content-items.ts';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { Link } from 'react-router';
import type { Column } from '../parts/table.tsx';
import type { Catalogue } from '../text/cn/catalogue.ts';
import { formatDay } from '../text/format.ts';
import styles from './content-list.module.css';
import { contentPath } from './content-path.ts';
import { LanguageMark } from './language-mark.tsx';

/** The state of each language, which opens the editor at that language. */
export function languageColumns(): Column<ContentRow>[] {
  return localeNames.map((name) => ({
    key: name,
    title: locales[name].ownName,
    width: 136,
    // Only the shape is shown there.
    narrowWidth: 84,
    render: ({ kind, id, languages }) => (
      <Link to={contentPath(kind, id, name)}>
        <LanguageMark summary={languages[name]} isShort />
      </Link>
    ),
  }));
}

/** The columns of a list with items of several kinds: title and kind, each language, the last change. */
export function columnsOfAllKinds(
  { publishing }: Pick<Catalogue, 'publishing'>,
  ownLocale: Locale,
): Column<ContentRow>[] {
  return [
    {
      key: 'title',
      title: publishing.title,
      render: ({ kind, id, titles }) => (
        <span className={styles.title}>
          <Link to={contentPath(kind, id)}>{titles[ownLocale] || titles.cn || publishing.kinds[kind]}</Link>
          <small>{publishing.kinds[kind]}</small>
        </span>
      ),
    },
    ...languageColumns(),
    {
      key: 'updated',
      title: publishing.updated,
      width: 116,
      isWide: true,
      render: ({ updatedAt }) => formatDay(updatedAt),
    },
  ];
}

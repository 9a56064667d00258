import type { ContentRow, Thumbnail as Picture } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { contentPath } from '../../content-kinds/content-path.ts';
import { itemTitle } from '../../content-kinds/item-title.ts';
import { definitionOf } from '../../content-kinds/kinds.ts';
import type { Column } from '../../parts/lists/table.tsx';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { phone, useMediaQuery } from '../../parts/use-media-query.ts';
import type { Catalogue } from '../../text/cn/catalogue.ts';
import { formatDay } from '../../text/format.ts';
import { LanguageMark } from '../language-mark.tsx';
import styles from './content-list.module.css';
import type { Group } from './use-groups.ts';

/** The state of each language, which opens the editor at that language. */
export function languageColumns(): Column<ContentRow>[] {
  return localeNames.map((name) => ({
    key: name,
    title: locales[name].ownName,
    width: 136,
    // Only the shape is shown there.
    narrowWidth: 84,
    // There the marks stand under the title.
    isHiddenOnPhones: true,
    render: ({ kind, id, languages }) => (
      <Link to={contentPath(kind, id, name)}>
        <LanguageMark summary={languages[name]} isShort />
      </Link>
    ),
  }));
}

/** The same under the title, where there is no room for columns. */
function MarksOnPhones({ row: { kind, id, languages } }: { row: ContentRow }) {
  const isPhone = useMediaQuery(phone);
  if (!isPhone) return null;
  return (
    <span className={styles.marks}>
      {localeNames.map((name) => (
        <Link key={name} to={contentPath(kind, id, name)}>
          {locales[name].shortName} <LanguageMark summary={languages[name]} isShort />
        </Link>
      ))}
    </span>
  );
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
      render: (row) => (
        <span className={styles.title}>
          <Link to={contentPath(row.kind, row.id)}>
            {itemTitle(row.titles, ownLocale) || publishing.kinds[row.kind]}
          </Link>
          <small>{publishing.kinds[row.kind]}</small>
          <MarksOnPhones row={row} />
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

/** The columns of the list of one kind: picture and title with group and number, each language, the date. */
export function columnsOfKind(
  kind: ContentKind,
  locale: Locale,
  { publishing }: Pick<Catalogue, 'publishing'>,
  groups: readonly Group[],
  rows: readonly ContentRow[],
): Column<ContentRow>[] {
  const groupNames = new Map(groups.map(({ value, name }) => [value, name]));
  const havePictures = rows.some(({ thumbnail }) => thumbnail !== null);
  return [
    {
      key: 'title',
      title: publishing.title,
      isAlwaysShown: true,
      render: (row) => (
        <BesideThumbnail thumbnail={row.thumbnail} isIndented={havePictures}>
          <span className={styles.title}>
            <Link to={contentPath(kind, row.id)}>{itemTitle(row.titles, locale) || publishing.untitled}</Link>
            <small>
              {[row.group === null ? undefined : groupNames.get(row.group), row.code ?? undefined]
                .filter((part) => part !== undefined)
                .join(' · ')}
            </small>
            <MarksOnPhones row={row} />
          </span>
        </BesideThumbnail>
      ),
    },
    ...languageColumns(),
    {
      key: 'date',
      title: definitionOf(kind).date === undefined ? publishing.updated : publishing.displayedDate,
      width: 116,
      isWide: true,
      render: (row) => formatDay(definitionOf(kind).date === undefined ? row.updatedAt : (row.date ?? row.updatedAt)),
    },
  ];
}

/** A title after its picture. In a list with pictures, titles without one begin on the same line. */
function BesideThumbnail({
  thumbnail,
  isIndented,
  children,
}: {
  thumbnail: Picture | null;
  isIndented: boolean;
  children: ReactNode;
}) {
  if (!isIndented) return children;
  return (
    <span className={styles.withThumbnail}>
      {thumbnail === null ? null : <Thumbnail picture={thumbnail} />}
      {children}
    </span>
  );
}

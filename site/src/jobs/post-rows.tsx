import { formatNumber } from 'contract/format-number.ts';
import type { JobPost } from 'contract/jobs.ts';
import { paths } from 'contract/urls/paths.ts';
import { useId } from 'react';
import { Link } from '../pages/link.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useHydrated } from '../parts/use-hydrated.ts';
import { formatDate, isoDate } from '../text/format.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { PostDescription } from './post-description.tsx';
import styles from './post-table.module.css';
import type { PostType } from './recruitment-data.ts';
import type { LangOf } from '../text/fallback-lang.ts';

type PostRowsProps = {
  post: JobPost;
  type: PostType;
  /** The location by which the list is filtered. */
  location: string | undefined;
  open: boolean;
  lang: LangOf<keyof JobPost>;
  onToggle: (row: HTMLElement) => void;
};

/** A position: its row, and its description below. The row's link toggles the description by its URL. */
export function PostRows({ post, type, location, open, lang, onToggle }: PostRowsProps) {
  const text = usePageText('jobs');
  const locale = useLocale();
  const hydrated = useHydrated();
  const id = useId();
  const date = <time dateTime={isoDate(post.createTime)}>{formatDate(locale, post.createTime)}</time>;
  return (
    <tbody className={`${styles.post} ${primitives.bottomBorder}`} data-open={open || undefined}>
      <tr className={`${styles.row} ${primitives.containingBlock}`}>
        <th scope="row" className={styles.name}>
          <h3 className={styles.title} lang={lang('postName')}>
            <Link
              id={post.postNo}
              className={`${styles.link} ${primitives.stretched}`}
              to={paths.talentRecruitment(type, open ? undefined : post.postNo, location)}
              aria-expanded={hydrated ? open : undefined}
              aria-controls={hydrated ? id : undefined}
              onClick={(event) => onToggle(event.currentTarget)}
            >
              {post.postName}
            </Link>
          </h3>
          <span className={`${styles.postNo} ${primitives.label} ${primitives.quiet}`}>
            {post.postNo}
            <span className={primitives.notOnDesktop}>
              {' · '}
              {text.columns.posted} {date}
            </span>
          </span>
        </th>
        <td className={styles.location} lang={lang('workArea')}>
          {post.workArea}
        </td>
        <td className={styles.number}>
          <span className={primitives.desktopOnly}>{formatNumber(locale, post.userNum)}</span>
          <span className={primitives.notOnDesktop}>{text.openings(post.userNum)}</span>
        </td>
        <td className={`${styles.number} ${styles.wages}`} lang={lang('wages')}>
          <Wages>{post.wages}</Wages>
        </td>
        <td className={`${styles.number} ${styles.date} ${primitives.desktopOnly} ${primitives.quiet}`}>{date}</td>
        <td className={styles.toggleCell}>
          <span className={`${styles.icon} ${primitives.centred}`}>
            <Icon name={open ? 'minus' : 'plus'} />
          </span>
        </td>
      </tr>
      <tr id={id} className={`${styles.details} ${primitives.collapsible}`} data-collapsed={open ? undefined : true}>
        <td colSpan={6}>
          <PostDescription post={post} type={type} lang={lang} />
        </td>
      </tr>
    </tbody>
  );
}

/** What follows the last digit is the unit: 元/天, a day. */
function Wages({ children }: { children: string }) {
  const [, figures = children, unit] = /^(.*\d)(.+)$/.exec(children) ?? [];
  return (
    <>
      <b className={primitives.strong}>{figures}</b>
      {unit === undefined ? null : <span className={`${styles.unit} ${primitives.smallSize}`}>{unit}</span>}
    </>
  );
}

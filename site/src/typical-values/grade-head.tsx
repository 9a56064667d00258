import { paths } from 'contract/paths.ts';
import type { TypicalValueTable } from 'contract/typical-values.ts';
import { Link } from 'react-router';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './grade-head.module.css';

type GradeHeadProps = {
  grade: TypicalValueTable['grades'][number];
  told: { fallback?: string[] | undefined };
  at: string;
  columns: number;
  look: 'marked' | 'near' | undefined;
  onMark: (grade: string) => void;
};

/** A grade's name, which leads to its product; what it is for, where it is from; and a button that marks its column. */
export function GradeHead({
  grade: { grade, purpose, region, itemNo },
  told,
  at,
  columns,
  look,
  onMark,
}: GradeHeadProps) {
  const text = usePageText('typical-values');
  return (
    <th className={styles.head} scope="colgroup" colSpan={columns} data-grade={grade} data-look={look}>
      <span className={styles.top}>
        {itemNo === null ? (
          <span className={styles.name}>{grade}</span>
        ) : (
          <Link className={styles.name} to={paths.productDetail(itemNo)} viewTransition>
            {grade}
          </Link>
        )}
        <button
          type="button"
          className={styles.mark}
          aria-label={text.mark(grade)}
          aria-pressed={look === 'marked'}
          title={text.mark(grade)}
          onClick={() => onMark(grade)}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 2.5v11M13 2.5v11" fill="none" stroke="currentColor" strokeWidth="1.3" />
            <rect className={styles.glyph} x="6" y="2" width="4" height="12" />
          </svg>
        </button>
      </span>
      <small className={styles.say} lang={foreignLang(told, `${at}/purpose`)}>
        {purpose}
      </small>
      <small className={styles.say} lang={foreignLang(told, `${at}/region`)}>
        {region}
      </small>
    </th>
  );
}

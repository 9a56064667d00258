import { paths } from 'contract/urls/paths.ts';
import type { TypicalValueTable } from 'contract/typical-values.ts';
import { Link } from '../pages/link.tsx';
import { CompareBox } from '../parts/compare/compare-box.tsx';
import primitives from '../parts/primitives.module.css';
import { fallbackLang } from '../text/fallback-lang.ts';
import { EagerLineBreakText } from '../text/eager-line-break-text.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './grade-header.module.css';

/** Connects the boxes in the tables with the form below them. */
export const compareForm = 'compare-grades';

type GradeHeaderProps = {
  grade: TypicalValueTable['grades'][number];
  response: { fallback?: string[] | undefined };
  at: string;
  isComparable: boolean;
  emphasis: 'highlighted' | 'active' | undefined;
  onHighlight: (grade: string) => void;
};

/**
 * A column header: the grade with a link to its product, its purpose and region, a button to highlight the column, and a
 * box to choose the grade for comparison.
 */
export function GradeHeader({
  grade: { grade, purpose, region, itemNo },
  response,
  at,
  isComparable,
  emphasis,
  onHighlight,
}: GradeHeaderProps) {
  const text = usePageText('typical-values');
  return (
    <th className={styles.header} scope="col" data-grade={grade} data-emphasis={emphasis}>
      <span className={`${styles.top} ${primitives.between}`}>
        {itemNo === null ? (
          <span className={styles.name}>{grade}</span>
        ) : (
          <Link className={styles.name} to={paths.productDetail(itemNo)} viewTransition>
            {grade}
          </Link>
        )}
        <button
          type="button"
          className={`${styles.mark} ${primitives.notOnPhones} ${primitives.needsScripts} ${primitives.screenOnly} ${primitives.quiet} ${primitives.centred}`}
          aria-label={text.mark(grade)}
          aria-pressed={emphasis === 'highlighted'}
          title={text.mark(grade)}
          onClick={() => onHighlight(grade)}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 2.5v11M13 2.5v11" fill="none" stroke="currentColor" strokeWidth="1.3" />
            <rect className={styles.glyph} x="6" y="2" width="4" height="12" />
          </svg>
        </button>
        {isComparable ? <CompareBox form={compareForm} code={grade} label={text.compare.choose} /> : null}
      </span>
      <small
        className={`${styles.detail} ${primitives.quiet} ${primitives.tiny}`}
        lang={fallbackLang(response, `${at}/purpose`)}
      >
        <EagerLineBreakText>{purpose}</EagerLineBreakText>
      </small>
      <small
        className={`${styles.detail} ${primitives.quiet} ${primitives.tiny}`}
        lang={fallbackLang(response, `${at}/region`)}
      >
        {region}
      </small>
    </th>
  );
}

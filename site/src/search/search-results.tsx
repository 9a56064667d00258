import type { ApiResponse } from 'client/call.ts';
import { formatNumber } from 'contract/format-number.ts';
import { documentUrls } from 'contract/products/product-documents.ts';
import { type ResultKind, type SearchResult, resultsPerKind, type searchSite } from 'contract/search.ts';
import links from '../parts/filter-links.module.css';
import primitives from '../parts/primitives.module.css';
import { Icon } from '../parts/icon.tsx';
import { Picture } from '../parts/media/picture.tsx';
import { scrollToPart } from '../parts/scroll-to-part.ts';
import { SkeletonLine } from '../parts/skeleton.tsx';
import { fallbackLang, type LangOf } from '../text/fallback-lang.ts';
import { formatDate, isoDate } from '../text/format.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { foundKinds } from './found-kinds.ts';
import { Highlighted } from './highlighted.tsx';
import { itemNoOf } from './product-item-no.ts';
import { ResultLink } from './result-link.tsx';
import styles from './search-results.module.css';

/** Of each kind; the others are collapsed. */
const firstShown = 6;

type Found = ApiResponse<typeof searchSite>;

/** The results, grouped by kind. */
export function SearchResults({ found }: { found: Found }) {
  const kinds = foundKinds(found.data);
  return (
    <>
      {kinds.length > 1 ? <GroupLinks kinds={kinds} found={found} /> : null}
      {kinds.map((kind) => (
        <ResultGroup key={kind} kind={kind} found={found} />
      ))}
    </>
  );
}

/** Links to the groups. */
function GroupLinks({ kinds, found }: { kinds: readonly ResultKind[]; found: Found }) {
  const text = usePageText('search');
  const label = useText().parts.sections;
  const locale = useLocale();
  return (
    <nav className={styles.groups} aria-label={label}>
      <ul className={`${links.list} ${primitives.wrap}`}>
        {kinds.map((kind) => (
          <li key={kind}>
            <a
              className={`${links.link} ${primitives.label} ${primitives.inline}`}
              href={`#found-${kind}`}
              onClick={(event) => scrollToPart(event, `found-${kind}`)}
            >
              {text.kinds[kind]}
              <small className={primitives.quiet}>{formatNumber(locale, found.data.totals[kind])}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ResultGroup({ kind, found }: { kind: ResultKind; found: Found }) {
  const text = usePageText('search');
  const locale = useLocale();
  const total = found.data.totals[kind];
  const id = `found-${kind}`;
  const items = found.data.hits.flatMap((result, index) =>
    result.kind === kind ? (
      <ResultItem
        key={`${result.path} ${result.title.map(({ text: part }) => part).join('')}`}
        result={result}
        lang={(part) => fallbackLang(found, `/data/hits/${index}/${part}/0/text`)}
      />
    ) : (
      []
    ),
  );
  // A single other result is not worth a click.
  const shown = items.length === firstShown + 1 ? items.length : firstShown;
  return (
    <section className={`${styles.kind} ${primitives.strongTopBorder} ${primitives.grid}`} aria-labelledby={id}>
      <h2 id={id} className={`${styles.name} ${primitives.sticky}`} tabIndex={-1}>
        {text.kinds[kind]}{' '}
        <span className={`${styles.count} ${primitives.regular} ${primitives.smallSize} ${primitives.quiet}`}>
          {formatNumber(locale, total)}
        </span>
      </h2>
      <div>
        <ol>{items.slice(0, shown)}</ol>
        {items.length > shown ? (
          <details>
            <summary
              className={`${styles.more} ${primitives.openIcons} ${primitives.row} ${primitives.smallSize} ${primitives.link}`}
            >
              {text.more(items.length - shown)}
              <Icon name="plus" size="small" className={primitives.accent} />
              <Icon name="minus" size="small" className={primitives.accent} />
            </summary>
            <ol start={shown + 1}>{items.slice(shown)}</ol>
          </details>
        ) : null}
        {total > resultsPerKind ? (
          <p className={`${styles.first} ${primitives.smallSize} ${primitives.quiet}`}>{text.first(resultsPerKind)}</p>
        ) : null}
      </div>
    </section>
  );
}

type Part = 'title' | 'excerpt';

function ResultItem({ result, lang }: { result: SearchResult; lang: LangOf<Part> }) {
  const text = usePageText('search');
  const locale = useLocale();
  const itemNo = result.kind === 'product' ? itemNoOf(result.path) : undefined;
  return (
    <li className={`${styles.result} ${primitives.containingBlock} ${primitives.bottomBorder}`}>
      {result.picture === null ? null : (
        <div className={`${styles.picture} ${primitives.containingBlock}`}>
          <Picture picture={result.picture} alt="" sizes="120px" width={120} height={90} />
        </div>
      )}
      {itemNo === undefined ? null : (
        <p className={`${styles.fact} ${primitives.small} ${primitives.quiet}`}>{itemNo}</p>
      )}
      {result.createTime === null ? null : (
        <p className={`${styles.fact} ${primitives.small} ${primitives.quiet}`}>
          <time dateTime={isoDate(result.createTime)}>{formatDate(locale, result.createTime)}</time>
        </p>
      )}
      <h3 className={styles.title} lang={lang('title')}>
        <ResultLink path={result.path} title={result.title} />
      </h3>
      <p className={`${styles.excerpt} ${primitives.detail}`} lang={lang('excerpt')}>
        <Highlighted parts={result.excerpt} running />
      </p>
      {itemNo === undefined ? null : (
        <p className={`${styles.document} ${primitives.containingBlock} ${primitives.smallSize} ${primitives.quiet}`}>
          <a className={`${primitives.link} ${primitives.inline}`} href={documentUrls.productSheet(locale, itemNo)}>
            {text.document}
            <Icon name="download" size="small" />
          </a>
        </p>
      )}
    </li>
  );
}

/** A placeholder of the same shape. */
export function SearchResultsSkeleton() {
  return (
    <div className={`${styles.kind} ${primitives.strongTopBorder} ${primitives.grid}`} aria-busy="true">
      <div className={`${styles.name} ${primitives.sticky}`}>
        <SkeletonLine wide="middle" />
      </div>
      <div aria-hidden="true">
        {[1, 2, 3, 4, 5].map((key) => (
          <div key={key} className={`${styles.result} ${primitives.containingBlock} ${primitives.bottomBorder}`}>
            <div className={styles.title}>
              <SkeletonLine wide="middle" />
            </div>
            <div className={styles.excerpt}>
              <SkeletonLine />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

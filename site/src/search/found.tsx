import { type Hit, type HitKind, hitKinds, hitsPerKind, type searchSite } from 'contract/search.ts';
import type { Answer } from '../call.ts';
import { SkeletonLine } from '../parts/skeleton.tsx';
import { foreignLang } from '../text/foreign.ts';
import { formatNumber } from '../text/format.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import styles from './found.module.css';
import { HitLink } from './hit-link.tsx';
import { Marked } from './marked.tsx';

type Found = Answer<typeof searchSite>;

/** What was found, kind by kind. */
export function FoundList({ found }: { found: Found }) {
  return hitKinds
    .filter((kind) => found.data.totals[kind] > 0)
    .map((kind) => <FoundKind key={kind} kind={kind} found={found} />);
}

function FoundKind({ kind, found }: { kind: HitKind; found: Found }) {
  const text = usePageText('search');
  const locale = useLocale();
  const total = found.data.totals[kind];
  const id = `found-${kind}`;
  return (
    <section className={styles.kind} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {text.kinds[kind]} <span className={styles.count}>{formatNumber(locale, total)}</span>
      </h2>
      <div>
        <ol className={styles.hits}>
          {found.data.hits.map((hit, index) =>
            hit.kind === kind ? (
              <FoundHit
                key={`${hit.path} ${hit.title.map(({ text: said }) => said).join('')}`}
                hit={hit}
                lang={(part) => foreignLang(found, `/data/hits/${index}/${part}/0/text`)}
              />
            ) : null,
          )}
        </ol>
        {total > hitsPerKind ? <p className={styles.first}>{text.first(hitsPerKind)}</p> : null}
      </div>
    </section>
  );
}

type Part = 'title' | 'excerpt';

function FoundHit({ hit, lang }: { hit: Hit; lang: (part: Part) => 'zh-Hans' | undefined }) {
  return (
    <li className={styles.hit}>
      <h3 className={styles.title} lang={lang('title')}>
        <HitLink path={hit.path}>
          <Marked pieces={hit.title} />
        </HitLink>
      </h3>
      <p className={styles.excerpt} lang={lang('excerpt')}>
        <Marked pieces={hit.excerpt} />
      </p>
    </li>
  );
}

/** The same lines, empty. */
export function FoundSkeleton() {
  return (
    <div className={styles.kind} aria-busy="true">
      <div className={styles.name}>
        <SkeletonLine wide="middle" />
      </div>
      <div className={styles.hits} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((place) => (
          <div key={place} className={styles.hit}>
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

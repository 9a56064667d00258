import { maxCompared } from 'contract/products/compared-items.ts';
import { paths } from 'contract/urls/paths.ts';
import { useLoaderData } from 'react-router';
import { Link } from '../pages/link.tsx';
import type { Page } from '../pages/page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { PrintIcon } from '../parts/print-icon.tsx';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { MessageButton } from '../dialogs/message-button.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import { type ComparisonData, loadComparison } from './compare-loader.ts';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';
import { DeferredAddItem } from './deferred-parts.ts';

function ComparePage() {
  const { columns, missing } = useLoaderData<ComparisonData>();
  const text = usePageText('comparison');
  const { parts } = useText();
  const codes = columns.map(({ code }) => code);
  return (
    <article className={`${primitives.page} ${primitives.lastSection} ${styles.page}`}>
      <div className={primitives.screenOnly}>
        <Breadcrumb between={[{ to: paths.bulkTrade(), label: text.catalogue }]} here={text.title} />
      </div>
      <SectionHeader name={text.catalogue} title={text.title} lead={text.lead} level={1} />
      {missing.length === 0 ? null : (
        <output className={`${styles.missing} ${primitives.small}`}>{text.missing(missing)}</output>
      )}
      {columns.length === 0 ? (
        <p className={`${styles.empty} ${primitives.large}`}>{text.empty}</p>
      ) : (
        <CompareTable columns={columns} />
      )}
      <div className={`${styles.tools} ${primitives.row} ${primitives.wrap} ${primitives.screenOnly}`}>
        {columns.length === 0 ? null : (
          <MessageButton
            className={buttons.accent}
            about={text.products(columns.map(({ code, name }) => `${code} ${name.text}`))}
          >
            {parts.requestQuotation}
            <Icon name="go" size="small" />
          </MessageButton>
        )}
        {codes.length < maxCompared ? <DeferredAddItem.Component codes={codes} /> : null}
        <Link className={buttons.more} to={paths.bulkTrade()}>
          {text.choose}
          <Icon name="go" size="small" />
        </Link>
        {columns.length === 0 ? null : (
          <button
            type="button"
            className={`${buttons.line} ${buttons.small} ${primitives.needsScripts}`}
            onClick={() => print()}
          >
            <PrintIcon />
            {parts.print}
          </button>
        )}
      </div>
    </article>
  );
}

export const comparePage: Page<ComparisonData> = {
  Component: ComparePage,
  load: loadComparison,
  handle: {
    source: 'src/comparison/compare-page.tsx',
    head: (_, { text: textOf }) => {
      const { title, description } = textOf('comparison');
      return { title, description, noindex: true, path: paths.compare() };
    },
    shareCard: () => undefined,
    deferred: [DeferredAddItem],
  },
};

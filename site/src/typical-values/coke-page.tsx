import type { ComposedSection } from 'contract/composed-pages.ts';
import type { ProductRow } from 'contract/products/products.ts';
import type { CokeKind } from 'contract/typical-values.ts';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { PageHandle } from '../pages/page.ts';
import { useQuery } from '../pages/use-query.ts';
import { DarkBand } from '../parts/blocks/dark-band.tsx';
import { DeferredBlocks } from '../parts/blocks/deferred-blocks.ts';
import buttons from '../parts/button.module.css';
import { ComposedHeader } from '../parts/sections/composed-header.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { PageHeader } from '../parts/page-header.tsx';
import { MessageButton } from '../dialogs/message-button.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { useText } from '../text/use-text.tsx';
import styles from './coke-page.module.css';
import type { CokePageData } from './coke-page-loader.ts';
import { DeferredItemList, DeferredValueSheets } from './deferred-parts.ts';
import { InquirySection } from './inquiry-section.tsx';

type CokePageProps = { path: string; coke: CokeKind; pathOf: (item: ProductRow) => string };

/** A composed page with three additional sections: the tables, the items and the inquiry. */
export function CokePage({ path, coke, pathOf }: CokePageProps) {
  const { page, tables, items } = useLoaderData<CokePageData>();
  const { parts, shell } = useText();
  const requested = useQuery().get('item') ?? undefined;
  const inTables = tables.data.some(({ grades }) => grades.some(({ itemNo }) => itemNo === requested));
  const { title, sections } = page.data;
  const heading = <span lang={fallbackLang(page, '/data/title')}>{title}</span>;
  const head = sections.findIndex(({ name }) => name === 'head');
  const others = sections.map((section, index) => ({ section, index })).filter(({ index }) => index !== head);

  function more({ name, title: sectionTitle }: ComposedSection) {
    switch (name) {
      case 'values':
        return (
          <DeferredValueSheets.Component
            tables={tables}
            requested={requested}
            path={path}
            coke={coke}
            title={heading}
          />
        );
      case 'items':
        return (
          <DeferredItemList.Component
            title={sectionTitle}
            items={items}
            requested={inTables ? undefined : requested}
            pathOf={pathOf}
          />
        );
      default:
        return null;
    }
  }

  return (
    <article className={`${styles.page} ${primitives.lastSection}`}>
      <div className={styles.spaced}>
        <PageHeader
          page={page}
          name={shell.navigation.mainBusiness.full}
          action={
            <MessageButton className={buttons.accent} about={requested ?? title}>
              {parts.requestQuotation}
              <Icon name="go" size="small" />
            </MessageButton>
          }
        >
          {head === -1 ? null : (
            <DeferredBlocks.Component
              blocks={sections[head]?.blocks ?? []}
              response={page}
              at={`/data/sections/${head}/blocks`}
              level={2}
            />
          )}
        </PageHeader>
      </div>
      {others.map(({ section, index }, order) => {
        const at = `/data/sections/${index}`;
        if (section.name === 'ask')
          return (
            <InquirySection key={section.name} section={section} response={page} at={at} about={requested ?? title} />
          );
        return (
          <CokeSection key={section.name} section={section} response={page} at={at} number={order + 1}>
            {more(section)}
          </CokeSection>
        );
      })}
    </article>
  );
}

/** Where the coke is stored or made. */
const darkSections = new Set(['storage', 'process']);

type CokeSectionProps = {
  section: ComposedSection;
  response: CokePageData['page'];
  /** The section's JSON pointer in the response. */
  at: string;
  /** Its number on the page. */
  number: number;
  /** What follows its blocks. */
  children: ReactNode;
};

function CokeSection({ section, response, at, number, children }: CokeSectionProps) {
  const { name, blocks } = section;
  const id = `${name}-title`;
  const content = (
    <>
      <ComposedHeader of={section} response={response} at={at} number={number} id={id} />
      {blocks.length === 0 ? null : (
        <div className={primitives.nextBlock}>
          <DeferredBlocks.Component blocks={blocks} response={response} at={`${at}/blocks`} level={3} />
        </div>
      )}
      {children}
    </>
  );
  return (
    <section
      className={`${primitives.page} ${styles.section} ${name === 'values' ? '' : styles.spaced}`}
      aria-labelledby={id}
    >
      {darkSections.has(name) ? <DarkBand>{content}</DarkBand> : content}
    </section>
  );
}

/** What the pages of both kinds of coke have in common. `source` is the page's file. */
export function cokePageHandle(source: string): PageHandle<CokePageData> {
  return {
    source,
    deferred: [DeferredValueSheets, DeferredItemList, DeferredBlocks],
    inPlaceParameter: 'item',
    head: ({ page: { data } }) => ({ title: data.title, description: data.lead, languages: data.languages }),
    shareCard: ({ page: { data } }, { shell }) => ({
      title: data.title,
      section: shell.navigation.mainBusiness.full,
      picture: data.picture,
    }),
  };
}

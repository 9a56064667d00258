import type { ComposedSection } from 'contract/composed-pages.ts';
import type { ProductRow } from 'contract/products.ts';
import { useLoaderData, useSearchParams } from 'react-router';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { foreignLang } from '../text/foreign.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import { AskSection } from './ask-section.tsx';
import styles from './coke-page.module.css';
import type { CokePageData } from './coke-page-loader.ts';
import { ItemList } from './item-list.tsx';
import { BlocksLater } from '../parts/blocks/blocks-later.ts';
import { ValueSheetsLater } from './later-parts.ts';

type CokePageProps = { path: string; addressOf: (item: ProductRow) => string };

/** A composed page, three of whose sections carry more than their blocks: the tables, the items and the request for a price. */
export function CokePage({ path, addressOf }: CokePageProps) {
  const { page, tables, items } = useLoaderData<CokePageData>();
  const { navigation } = useText().shell;
  const names: Record<string, string | undefined> = usePageText('typical-values').sections;
  const asked = useSearchParams()[0].get('item') ?? undefined;
  const inTables = tables.data.some(({ grades }) => grades.some(({ itemNo }) => itemNo === asked));
  const { title, sections } = page.data;
  const heading = <span lang={foreignLang(page, '/data/title')}>{title}</span>;
  const head = sections.findIndex(({ name }) => name === 'head');
  const others = sections.map((section, place) => ({ section, place })).filter(({ place }) => place !== head);

  function more({ name }: ComposedSection) {
    switch (name) {
      case 'values':
        return <ValueSheetsLater.Later tables={tables} asked={asked} path={path} title={heading} />;
      case 'items':
        return <ItemList items={items} asked={inTables ? undefined : asked} addressOf={addressOf} />;
      default:
        return null;
    }
  }

  return (
    <article className={styles.page}>
      <div className={styles.apart}>
        <PageHead page={page} name={navigation.mainBusiness.full}>
          {head === -1 ? null : (
            <BlocksLater.Later
              blocks={sections[head]?.blocks ?? []}
              told={page}
              at={`/data/sections/${head}/blocks`}
              level={2}
            />
          )}
        </PageHead>
      </div>
      {others.map(({ section, place }, index) => {
        const at = `/data/sections/${place}`;
        if (section.name === 'ask')
          return <AskSection key={section.name} section={section} told={page} at={at} asked={asked} />;
        const id = `${section.name}-title`;
        return (
          <section
            key={section.name}
            className={`${layout.page} ${styles.section} ${section.name === 'values' ? '' : styles.apart}`}
            aria-labelledby={id}
          >
            <Opener
              index={String(index + 2).padStart(2, '0')}
              name={names[section.name] ?? title}
              title={<span lang={foreignLang(page, `${at}/title`)}>{section.title}</span>}
              say={section.lead === '' ? undefined : <p lang={foreignLang(page, `${at}/lead`)}>{section.lead}</p>}
              id={id}
            />
            {section.blocks.length === 0 ? null : (
              <div className={styles.blocks}>
                <BlocksLater.Later blocks={section.blocks} told={page} at={`${at}/blocks`} level={3} />
              </div>
            )}
            {more(section)}
          </section>
        );
      })}
    </article>
  );
}

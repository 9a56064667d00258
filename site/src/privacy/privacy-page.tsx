import { useLoaderData } from 'react-router';
import type { Page } from '../pages/page.ts';
import { DeferredBlocks } from '../parts/blocks/deferred-blocks.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import primitives from '../parts/primitives.module.css';
import rich from '../parts/rich-text.module.css';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { LineBreakText } from '../text/line-break-text.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import { PrivacyContents } from './privacy-contents.tsx';
import { loadPrivacy, type PrivacyData } from './privacy-loader.ts';
import styles from './privacy-page.module.css';
import { withUnbrokenValues } from '../text/unbroken-values.ts';

function PrivacyPage() {
  const page = useLoaderData<PrivacyData>();
  const text = usePageText('privacy');
  const shell = useText().shell;
  const { title, lead, version, sections } = page.data;
  /** The first block may sum the page up in figures. */
  const figures = sections[0]?.blocks.slice(0, 1).find(({ kind }) => kind === 'figures');
  const parts = sections.map((section, index) => ({
    id: `part-${index + 1}`,
    heading: section.title,
    headingLang: fallbackLang(page, `/data/sections/${index}/title`),
    texts: section.blocks.flatMap((block, blockIndex) =>
      block.kind === 'text'
        ? [
            {
              blockIndex,
              body: block.body,
              lang: fallbackLang(page, `/data/sections/${index}/blocks/${blockIndex}/body`),
            },
          ]
        : [],
    ),
  }));

  return (
    <article className={`${primitives.page} ${styles.page} ${primitives.lastSection}`}>
      <Breadcrumb here={shell.pages.privacy} />
      <SectionHeader
        name={text.version(version)}
        title={
          <span lang={fallbackLang(page, '/data/title')}>
            <LineBreakText>{title}</LineBreakText>
          </span>
        }
        lead={
          <p lang={fallbackLang(page, '/data/lead')}>
            <LineBreakText>{lead}</LineBreakText>
          </p>
        }
        level={1}
      />
      {figures === undefined ? null : (
        <div className={primitives.nextBlock}>
          <DeferredBlocks.Component blocks={[figures]} response={page} at="/data/sections/0/blocks" />
        </div>
      )}
      <div className={`${styles.columns} ${primitives.stack}`}>
        <PrivacyContents parts={parts} />
        <div className={styles.parts}>
          {parts.map(({ id, heading, headingLang, texts }) => (
            <section key={id} id={id} className={styles.part} tabIndex={-1} aria-labelledby={`${id}-heading`}>
              <h2
                id={`${id}-heading`}
                className={`${styles.heading} ${primitives.strongTopBorder} ${primitives.heading}`}
                lang={headingLang}
              >
                {heading}
              </h2>
              {/* The gateway sanitizes this HTML with the allow-list, when it is saved and again when it is read (P9). */}
              {texts.map(({ blockIndex, body, lang }) => (
                <div
                  key={blockIndex}
                  className={`${rich.rich} ${styles.body}`}
                  lang={lang}
                  dangerouslySetInnerHTML={{ __html: withUnbrokenValues(body) }}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

export const privacyPage: Page<PrivacyData> = {
  Component: PrivacyPage,
  load: loadPrivacy,
  handle: {
    source: 'src/privacy/privacy-page.tsx',
    deferred: [DeferredBlocks],
    head: ({ data }) => ({ title: data.title, description: data.lead, languages: data.languages }),
    shareCard: ({ data: { title, picture } }) => ({ title, picture }),
  },
};

import type { Block, BlockKind } from 'contract/blocks.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import { foreignLang } from '../../text/foreign.ts';
import type { BlockProps, LangOf } from './block-props.ts';
import styles from './blocks.module.css';
import { CardsBlock } from './cards-block.tsx';
import { FiguresBlock } from './figures-block.tsx';
import { GalleryBlock } from './gallery-block.tsx';
import { QuoteBlock } from './quote-block.tsx';
import { RoutesBlock } from './routes-block.tsx';
import { StepsBlock } from './steps-block.tsx';
import { TableBlock } from './table-block.tsx';
import { TextBlock } from './text-block.tsx';
import { TimelineBlock } from './timeline-block.tsx';
import { VideoBlock } from './video-block.tsx';

type BlocksProps = {
  blocks: readonly Block[];
  /** The answer that the blocks came in, and the JSON pointer of their list in it: texts that are in Chinese instead are marked (W17). */
  told: { fallback?: string[] | undefined };
  at: string;
  /** The level of the blocks' headings, one below their section's. */
  level?: 2 | 3;
};

/** The blocks of one section of a composed page, each kind by its component. */
export function Blocks({ blocks, told, at, level = 3 }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => {
        const lang: LangOf = (pointer) => foreignLang(told, `${at}/${index}${pointer}`);
        return <Fragment key={index}>{view(block.kind, { block, lang, level })}</Fragment>;
      })}
    </div>
  );
}

type Views = { [Kind in BlockKind]: (props: BlockProps<Kind>) => ReactNode };

const views: Views = {
  text: TextBlock,
  figures: FiguresBlock,
  steps: StepsBlock,
  cards: CardsBlock,
  gallery: GalleryBlock,
  table: TableBlock,
  quote: QuoteBlock,
  video: VideoBlock,
  timeline: TimelineBlock,
  routes: RoutesBlock,
};

function view<Kind extends BlockKind>(kind: Kind, props: BlockProps<Kind>): ReactNode {
  return createElement(views[kind], props);
}

import type { Block, BlockKind } from 'contract/blocks.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import { fallbackLang, type LangOf } from '../../text/fallback-lang.ts';
import primitives from '../primitives.module.css';
import type { BlockProps } from './block-props.ts';
import styles from './blocks.module.css';
import { CardsBlock } from './cards-block.tsx';
import { EmissionsBlock } from './emissions-block.tsx';
import { FiguresBlock } from './figures-block.tsx';
import { GalleryBlock } from './gallery-block.tsx';
import { ObjectsBlock } from './objects-block.tsx';
import { QuoteBlock } from './quote-block.tsx';
import { RoutesBlock } from './routes-block.tsx';
import { ScheduleBlock } from './schedule-block.tsx';
import { StepsBlock } from './steps-block.tsx';
import { TableBlock } from './table-block.tsx';
import { TextBlock } from './text-block.tsx';
import { TimelineBlock } from './timeline-block.tsx';
import { VideoBlock } from './video-block.tsx';

type BlocksProps = {
  blocks: readonly Block[];
  /**
   * The response that contains the blocks. `at` is the JSON pointer of their list in it, to mark texts that fall back
   * to Chinese (W17).
   */
  response: { fallback?: string[] | undefined };
  at: string;
  /** The level of the blocks' headings, one below the section's heading. */
  level?: 2 | 3;
};

/** Renders the blocks of a composed page's section, each kind with its component. */
export function Blocks({ blocks, response, at, level = 3 }: BlocksProps) {
  return (
    <div className={`${styles.blocks} ${primitives.stack}`} data-blocks>
      {blocks.map((block, index) => {
        const lang: LangOf = (pointer) => fallbackLang(response, `${at}/${index}${pointer}`);
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
  emissions: EmissionsBlock,
  schedule: ScheduleBlock,
  objects: ObjectsBlock,
};

function view<Kind extends BlockKind>(kind: Kind, props: BlockProps<Kind>): ReactNode {
  return createElement(views[kind], props);
}

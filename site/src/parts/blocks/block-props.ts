import type { BlockKind, BlockOf } from 'contract/blocks.ts';
import type { LangOf } from '../../text/fallback-lang.ts';

export type HeadingLevel = 2 | 3 | 4;

export type BlockProps<Kind extends BlockKind> = {
  block: BlockOf<Kind>;
  lang: LangOf;
  /** The level of the block's heading. */
  level: 2 | 3;
};

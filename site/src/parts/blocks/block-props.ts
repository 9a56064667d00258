import type { BlockKind, BlockOf } from 'contract/blocks.ts';

export type HeadingLevel = 2 | 3 | 4;

/** The `lang` of a text of the block that is in Chinese instead, by its pointer below the block: `/heading`. */
export type LangOf = (pointer: string) => 'zh-Hans' | undefined;

export type BlockProps<Kind extends BlockKind> = {
  block: BlockOf<Kind>;
  lang: LangOf;
  /** The level of the block's heading. */
  level: 2 | 3;
};

import type { Block } from 'contract/blocks.ts';

type BlocksProps = {
  blocks: readonly Block[];
  /** The answer that the blocks came in, and the JSON pointer of their list in it: texts that are in Chinese instead are marked (W17). */
  told: { fallback?: string[] | undefined };
  at: string;
  /** The level of the blocks' headings, one below their section's. */
  level?: 2 | 3;
};

/** The blocks of one section of a composed page, each kind by its component. */
export function Blocks({ blocks }: BlocksProps) {
  return <div>{blocks.length}</div>;
}

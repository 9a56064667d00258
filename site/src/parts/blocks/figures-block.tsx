import { ShortText } from '../../text/short-text.tsx';
import { Figures } from '../figures.tsx';
import type { BlockProps } from './block-props.ts';
import { BlockHeading } from './heading.tsx';

export function FiguresBlock({ block, lang, level }: BlockProps<'figures'>) {
  const figures = block.figures.map(({ value, unit, caption }, index) => ({
    key: String(index),
    value: <span lang={lang(`/figures/${index}/value`)}>{value}</span>,
    ...(unit !== '' && { unit }),
    caption: <ShortText lang={lang(`/figures/${index}/caption`)}>{caption}</ShortText>,
  }));
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      <Figures figures={figures} size="middle" />
    </div>
  );
}

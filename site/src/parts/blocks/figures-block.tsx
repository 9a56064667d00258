import { EagerLineBreakText } from '../../text/eager-line-break-text.tsx';
import { Figures } from '../figures.tsx';
import type { BlockProps } from './block-props.ts';
import { BlockHeading } from './heading.tsx';

export function FiguresBlock({ block, lang, level }: BlockProps<'figures'>) {
  const figures = block.figures.map(({ value, unit, caption }, index) => {
    const [number, unitOfValue] = unit === '' ? split(value) : [value, unit];
    return {
      key: String(index),
      value: (
        <span lang={lang(`/figures/${index}/value`)}>
          {number}
          {unitOfValue === '+' ? <sup>+</sup> : null}
        </span>
      ),
      ...(unitOfValue !== '' && unitOfValue !== '+' && { unit: unitOfValue }),
      caption: <EagerLineBreakText lang={lang(`/figures/${index}/caption`)}>{caption}</EagerLineBreakText>,
    };
  });
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      <Figures figures={figures} size="middle" />
    </div>
  );
}

/** A value may contain its unit: 0 юаней, 30+. */
function split(value: string): [number: string, unit: string] {
  const [, number, unit] = /^([\d.,–\s]*\d)\s*(\p{L}\D*|\+)$/u.exec(value) ?? [];
  return number === undefined || unit === undefined ? [value, ''] : [number, unit];
}

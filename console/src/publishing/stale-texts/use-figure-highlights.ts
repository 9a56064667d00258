import type { ComparedFigure } from 'contract/console/differing-figures.ts';
import { type RefObject, useEffect } from 'react';
import { figureParts } from './marked-figures.ts';

/** The names in the style sheet. */
const highlightNames = { agrees: 'figure-agrees', differs: 'figure-differs' } as const;

/**
 * Marks the figures of a rich text, without touching its document: the editor would save marks of its own. A figure
 * that is spread over several nodes has no mark.
 */
export function useFigureHighlights(field: RefObject<HTMLElement | null>, figures: readonly ComparedFigure[]): void {
  useEffect(() => {
    const { current } = field;
    if (current === null || !('highlights' in CSS)) return undefined;
    const show = () => highlightIn(current, figures);
    show();
    // The editor may load later, and its document changes before the figures do.
    const observer = new MutationObserver(show);
    observer.observe(current, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      for (const name of Object.values(highlightNames)) CSS.highlights.delete(name);
    };
  }, [field, figures]);
}

function highlightIn(field: HTMLElement, figures: readonly ComparedFigure[]): void {
  const ranges: Record<keyof typeof highlightNames, Range[]> = { agrees: [], differs: [] };
  const nodes = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  let left = [...figures];
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    let offset = 0;
    for (const { text, figure } of figureParts(node.textContent ?? '', left)) {
      if (figure !== undefined) {
        const range = new Range();
        range.setStart(node, offset);
        range.setEnd(node, offset + text.length);
        ranges[figure].push(range);
        left = left.toSpliced(
          left.findIndex(({ translated }) => translated === text),
          1,
        );
      }
      offset += text.length;
    }
  }
  CSS.highlights.set(highlightNames.agrees, new Highlight(...ranges.agrees));
  CSS.highlights.set(highlightNames.differs, new Highlight(...ranges.differs));
}

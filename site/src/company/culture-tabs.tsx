import type { ApiResponse } from 'client/call.ts';
import type { getCulture } from 'contract/company.ts';
import { type KeyboardEvent, useRef } from 'react';
import primitives from '../parts/primitives.module.css';
import tabs from '../parts/tabs.module.css';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './culture-tabs.module.css';

export function tabId(index: number): string {
  return `culture-tab-${index}`;
}

export function panelId(index: number): string {
  return `culture-panel-${index}`;
}

type CultureTabsProps = { culture: ApiResponse<typeof getCulture>; shown: number; onShow: (index: number) => void };

/** The tab list is one tab stop; arrow keys, Home and End select a tab. */
export function CultureTabs({ culture, shown, onShow }: CultureTabsProps) {
  const text = usePageText('company').culture;
  const list = useRef<HTMLDivElement>(null);
  const count = culture.data.length;

  function choose(event: KeyboardEvent): void {
    const targets = new Map([
      ['ArrowLeft', (shown - 1 + count) % count],
      ['ArrowRight', (shown + 1) % count],
      ['Home', 0],
      ['End', count - 1],
    ]);
    const target = targets.get(event.key);
    if (target === undefined) return;
    event.preventDefault();
    onShow(target);
    list.current?.querySelectorAll('button')[target]?.focus();
  }

  return (
    <div
      className={`${tabs.tabs} ${primitives.bottomBorder} ${styles.tabs} ${primitives.needsScripts} ${primitives.screenOnly}`}
    >
      <div ref={list} className={tabs.list} role="tablist" aria-label={text.tabs}>
        {culture.data.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={tabId(index)}
            className={tabs.tab}
            aria-selected={index === shown}
            aria-controls={panelId(index)}
            tabIndex={index === shown ? 0 : -1}
            lang={fallbackLang(culture, `/data/${index}/name`)}
            onClick={() => onShow(index)}
            onKeyDown={choose}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ContentLifecycle } from 'contract/console/content-kinds.ts';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { definitionOf } from '../content-kinds/kinds.ts';
import { LoadingRows } from '../parts/loading/loading-rows.tsx';
import { useKeyDown } from '../parts/keyboard/use-key-down.ts';
import type { HelpPart, HelpTexts } from '../text/cn/help.ts';
import type { HelpTopic } from '../text/help-topic.ts';
import { loadHelp } from '../text/load-help.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './help-panel.module.css';

/** Short help beside a screen, which stays usable: one reads and does. */
export function HelpPanel({ topic, close }: { topic: HelpTopic; close: () => void }) {
  const { shell, parts } = useTexts();
  const locale = useLocale();
  const { data: help } = useQuery({
    queryKey: ['help', locale],
    queryFn: async () => (await loadHelp[locale]()).help,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useKeyDown((event) => {
    // Escape elsewhere closes what is open there.
    if (event.key === 'Escape' && panel.current?.contains(document.activeElement)) close();
  });
  return (
    <aside className={styles.panel} aria-label={shell.help} ref={panel}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {shell.help}
        </h2>
        <button type="button" aria-label={parts.close} title={parts.close} onClick={close}>
          <X size={16} strokeWidth={1.6} />
        </button>
      </header>
      <div className={styles.text}>
        {help === undefined ? (
          <LoadingRows rows={6} />
        ) : (
          partsOf(topic, help).map(({ title, lines }) => (
            <section key={title}>
              <h3>{title}</h3>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ))
        )}
      </div>
    </aside>
  );
}

/** Drafts that are published, or records that take effect when they are saved. Legal texts ask for a code besides. */
const lists: Record<ContentLifecycle, 'articles' | 'records'> = {
  article: 'articles',
  legal: 'articles',
  record: 'records',
};

function partsOf(topic: HelpTopic, help: HelpTexts): readonly HelpPart[] {
  if ('screen' in topic) return help.screens[topic.screen];
  const kind = 'list' in topic ? topic.list : topic.editor;
  const shared = 'list' in topic ? help.lists : help.editors;
  return [{ title: help.aboutKind, lines: help.kinds[kind] }, ...shared[lists[definitionOf(kind).lifecycle]]];
}

import { translatedLocales } from 'contract/console/content-items.ts';
import type { StaleText } from 'contract/console/stale-texts.ts';
import { locales } from 'contract/locales.ts';
import { useEffect, useRef } from 'react';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { itemTitle } from '../../content-kinds/item-title.ts';
import { Radio } from '../../parts/fields/radio.tsx';
import { currentTime } from '../../text/clock.ts';
import { formatAge } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { staleKey } from './stale-key.ts';
import styles from './stale-texts.module.css';
import type { StaleQueue } from './use-stale-queue.ts';

export function StaleQueueList({ queue: { texts, index, open, locale, chooseLocale } }: { queue: StaleQueue }) {
  const { staleTexts, contentFields } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  return (
    <nav className={styles.queue} aria-label={staleTexts.queue}>
      <div className={styles.filter}>
        <Radio
          label={contentFields.locale}
          value={locale ?? 'all'}
          options={[
            { value: 'all', label: staleTexts.all },
            ...translatedLocales.map((value) => ({ value, label: locales[value].shortName })),
          ]}
          onChange={(chosen) => chooseLocale(chosen === 'all' ? undefined : chosen)}
        />
      </div>
      <ol ref={list}>
        {texts.map((text, position) => (
          <li key={staleKey(text)}>
            <QueuedText text={text} isOpen={position === index} open={() => open(position)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function QueuedText({ text, isOpen, open }: { text: StaleText; isOpen: boolean; open: () => void }) {
  const texts = useTexts();
  const ownLocale = useLocale();
  const { kind, titles, locale, field, since, hasOtherNumbers } = text;
  const notes = [
    fieldLabel(field, texts, kind),
    since === null ? undefined : formatAge(new Date(since), currentTime(), texts.parts),
    hasOtherNumbers ? texts.staleTexts.otherNumbers : undefined,
  ];
  return (
    <button type="button" aria-current={isOpen} onClick={open}>
      <span className={styles.code}>{locales[locale].shortName}</span>
      <span className={styles.words}>
        <b>{itemTitle(titles, ownLocale) || texts.publishing.kinds[kind]}</b>
        <small>{notes.filter((note) => note !== undefined).join(' · ')}</small>
      </span>
    </button>
  );
}

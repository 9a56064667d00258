import { formatNumber } from 'contract/format-number.ts';
import type { LucideIcon } from 'lucide-react';
import { useLocale } from '../../text/use-language.ts';
import visuallyHidden from '../visually-hidden.module.css';
import styles from './row-indicator.module.css';

/** What a conversation in a list has: an icon, how many, and the same in words. */
export function RowIndicator({ icon: Icon, count, words }: { icon: LucideIcon; count?: number; words: string }) {
  const locale = useLocale();
  return (
    <span className={styles.indicator} title={words}>
      <Icon size={13} strokeWidth={1.6} aria-hidden="true" />
      {count === undefined ? null : <span aria-hidden="true">{formatNumber(locale, count)}</span>}
      <span className={visuallyHidden.text}>{words}</span>
    </span>
  );
}

import { Button } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reading } from '../gateway/use-read.ts';
import { LoadingOrFailed } from '../parts/loading-or-failed.tsx';
import { useTexts } from '../text/use-language.ts';
import styles from './detail.module.css';
import { useEscape } from './use-escape.ts';

/** The chosen picture or film beside the grid. */
export function DetailPanel<Details extends { name: string }>({
  name,
  reading: { data, failure, retry },
  close,
  children,
}: {
  name: string;
  reading: Reading<{ data: Details }>;
  close: () => void;
  children: (details: Details) => ReactNode;
}) {
  const { media } = useTexts();
  useEscape(close);
  // While another one loads, the previous one is in the cache's answer.
  const details = data?.data.name === name ? data.data : undefined;
  return (
    <aside className={styles.detail} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <Button type="text" aria-label={media.detail.close} icon={<X size={16} strokeWidth={1.6} />} onClick={close} />
      </header>
      {details !== undefined ? children(details) : <LoadingOrFailed failure={failure} retry={retry} rows={4} />}
    </aside>
  );
}

import { Button } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReadResult } from '../gateway/use-read.ts';
import { LoadingOrError } from '../parts/loading/loading-or-error.tsx';
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
  reading: ReadResult<{ data: Details }>;
  close: () => void;
  children: (details: Details) => ReactNode;
}) {
  const { media } = useTexts();
  useEscape(close);
  // While another one loads, the previous one is in the cache's response.
  const details = data?.data.name === name ? data.data : undefined;
  return (
    <aside className={styles.detail} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <Button type="text" aria-label={media.detail.close} icon={<X size={16} strokeWidth={1.6} />} onClick={close} />
      </header>
      {details !== undefined ? children(details) : <LoadingOrError failure={failure} retry={retry} rows={4} />}
    </aside>
  );
}

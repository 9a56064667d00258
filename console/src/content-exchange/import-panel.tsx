import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { FileInput } from '../parts/uploads/file-input.tsx';
import { Panel } from '../parts/layout/panel.tsx';
import { useDroppedFiles } from '../parts/uploads/use-dropped-files.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './content-exchange.module.css';
import { importExtensions, importMegabytes, type Importing } from './use-import.ts';

/** Takes a file by button or by dropping it on the window. */
export function ImportPanel({ importing: { read, progress, problem } }: { importing: Importing }) {
  const { contentExchange } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const readFirst = ([file]: readonly File[]) => {
    if (file !== undefined) read(file);
  };
  const isDragged = useDroppedFiles(readFirst) !== undefined;
  const status =
    progress === undefined
      ? undefined
      : progress < 1
        ? contentExchange.reading(`${Math.round(progress * 100)}%`)
        : contentExchange.checking;
  return (
    <Panel title={contentExchange.importHeading}>
      <div className={styles.drop} data-dragged={isDragged}>
        <FileUp size={28} strokeWidth={1.4} aria-hidden="true" />
        <strong>{isDragged ? contentExchange.release : contentExchange.drop}</strong>
        <p>{contentExchange.rule(importMegabytes)}</p>
        <Button loading={progress !== undefined} onClick={() => input.current?.click()}>
          {contentExchange.chooseFile}
        </Button>
        <FileInput ref={input} label={contentExchange.chooseFile} extensions={importExtensions} onChosen={readFirst} />
        <output>{status}</output>
        {problem === undefined ? null : (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </Panel>
  );
}

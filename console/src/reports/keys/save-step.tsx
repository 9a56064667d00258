import { Button } from 'antd';
import { Download, FileKey2 } from 'lucide-react';
import { useTexts } from '../../text/use-language.ts';
import styles from './make-key-screen.module.css';
import type { NewKey } from './use-new-key.ts';

export function SaveStep({ newKey: { fileName, isSaved, save, goToTry } }: { newKey: NewKey }) {
  const { making: texts } = useTexts().reportKeys;
  return (
    <div className={styles.form}>
      <p>{texts.saveLead}</p>
      <p className={styles.file}>
        <FileKey2 size={20} strokeWidth={1.5} aria-hidden="true" />
        <b dir="auto">{fileName}</b>
      </p>
      <div className={styles.buttons}>
        <Button
          type={isSaved ? 'default' : 'primary'}
          size="large"
          autoFocus
          icon={<Download size={16} />}
          onClick={save}
        >
          {isSaved ? texts.saveAgain : texts.saveIt}
        </Button>
        {isSaved ? (
          <Button type="primary" size="large" onClick={goToTry}>
            {texts.next}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

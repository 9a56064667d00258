import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useTexts } from '../../text/use-language.ts';
import { KeyFileBox } from '../key-fields.tsx';
import styles from './make-key-screen.module.css';
import type { NewKey } from './use-new-key.ts';

export function SaveStep({ newKey: { fileName, isSaved, save, goToTry } }: { newKey: NewKey }) {
  const { making: texts } = useTexts().reportKeys;
  return (
    <div className={styles.form}>
      <p>{texts.saveLead}</p>
      <KeyFileBox isChosen>
        <b dir="auto">{fileName}</b>
      </KeyFileBox>
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

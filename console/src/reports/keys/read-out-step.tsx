import { Button } from 'antd';
import { Link } from 'react-router';
import { useTexts } from '../../text/use-language.ts';
import { reportKeysPath } from '../report-path.ts';
import { Fingerprints } from './fingerprints.tsx';
import type { MadeKey } from './make-key.ts';
import styles from './make-key-screen.module.css';
import type { NewKey } from './use-new-key.ts';

/** What the owner reads out to another officer, until the key is in force or no longer registered. */
export function ReadOutStep({ newKey: { isUnregistered, startAgain }, made }: { newKey: NewKey; made: MadeKey }) {
  const { making: texts } = useTexts().reportKeys;
  return (
    <div className={styles.form}>
      <p>{isUnregistered ? texts.unregisteredLead : texts.readOutLead}</p>
      {isUnregistered ? (
        <div className={styles.buttons}>
          <Button type="primary" size="large" onClick={startAgain}>
            {texts.startAgain}
          </Button>
        </div>
      ) : (
        <Fingerprints recipient={made.recipient} signingKey={made.signingKey} />
      )}
      <p>
        <Link to={reportKeysPath}>{texts.back}</Link>
      </p>
    </div>
  );
}

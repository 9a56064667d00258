import { Link } from 'react-router';
import { useTexts } from '../../text/use-language.ts';
import { reportKeysPath } from '../report-path.ts';
import { Fingerprints } from './fingerprints.tsx';
import type { MadeKey } from './make-key.ts';
import styles from './make-key-screen.module.css';

export function ReadOutStep({ made: { recipient, signingKey } }: { made: MadeKey }) {
  const { making: texts } = useTexts().reportKeys;
  return (
    <div className={styles.form}>
      <p>{texts.readOutLead}</p>
      <Fingerprints recipient={recipient} signingKey={signingKey} />
      <p>
        <Link to={reportKeysPath}>{texts.back}</Link>
      </p>
    </div>
  );
}

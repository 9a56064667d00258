import { Link } from 'react-router';
import { useTexts } from '../../text/use-language.ts';
import { reportKeysPath } from '../report-path.ts';
import styles from './make-key-screen.module.css';

export function InForceStep() {
  const { making: texts } = useTexts().reportKeys;
  return (
    <div className={styles.form}>
      <p>{texts.inForceLead}</p>
      <p>
        <Link to={reportKeysPath}>{texts.back}</Link>
      </p>
    </div>
  );
}

import { Link } from 'react-router';
import { useTexts } from '../../text/use-language.ts';
import { reportKeysPath } from '../report-path.ts';
import styles from './make-key-screen.module.css';

export function ForceStep() {
  const { making: texts } = useTexts().reportKeys;
  return (
    <div className={styles.form}>
      <p>{texts.forceLead}</p>
      <p>
        <Link to={reportKeysPath}>{texts.back}</Link>
      </p>
    </div>
  );
}

import { LockKeyhole } from 'lucide-react';
import { useTexts } from '../../text/use-language.ts';
import styles from './blank.module.css';

/** The caller's role does not include this page. */
export function NoPermission() {
  const { parts } = useTexts();
  return (
    <div className={styles.blank} role="alert">
      <LockKeyhole size={32} strokeWidth={1.4} />
      <h2>{parts.noPermission}</h2>
      <p>{parts.noPermissionHint}</p>
    </div>
  );
}

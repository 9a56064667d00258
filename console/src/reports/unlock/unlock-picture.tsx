import { Check, Lock, Server, X } from 'lucide-react';
import { useTexts } from '../../text/use-language.ts';
import styles from './unlock-picture.module.css';

/** More would not fit. */
const mostSquares = 45;

/** What is on the server and what is in the browser, and what goes between them. */
export function UnlockPicture({ sealed }: { sealed: number }) {
  const { picture, points } = useTexts().reports.unlock;
  return (
    <aside className={styles.aside}>
      <div className={styles.picture}>
        <div className={styles.server}>
          <Server size={20} strokeWidth={1.5} aria-hidden="true" />
          <b>{picture.server}</b>
          <span className={styles.squares} aria-hidden="true">
            {Array.from({ length: Math.min(sealed, mostSquares) }, (_, index) => (
              <i key={index} />
            ))}
          </span>
          <small>{picture.sealedReports}</small>
        </div>
        <div className={styles.between}>
          <span className={styles.sent}>{picture.sealedReports}</span>
          <X size={16} strokeWidth={2.4} aria-hidden="true" />
          <b>{picture.nothing}</b>
          <span>{picture.leaves}</span>
        </div>
        <div className={styles.browser}>
          <Lock size={20} strokeWidth={1.5} aria-hidden="true" />
          <b>{picture.browser}</b>
          <span>{picture.keyFile}</span>
          <span>{picture.passphrase}</span>
          <span>{picture.opened}</span>
          <small>{picture.forgotten}</small>
        </div>
      </div>
      <ul className={styles.points}>
        {points.map(({ title, hint }) => (
          <li key={title}>
            <Check size={15} strokeWidth={2} aria-hidden="true" />
            <span>
              {title}
              <small>{hint}</small>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

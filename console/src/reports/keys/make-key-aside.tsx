import { useTexts } from '../../text/use-language.ts';
import { Fingerprints } from './fingerprints.tsx';
import styles from './make-key-screen.module.css';
import type { NewKey } from './use-new-key.ts';

/** The fingerprints of the new key, and what of it leaves this browser. */
export function MakeKeyAside({ newKey: { isRegistered, isUnregistered, made } }: { newKey: NewKey }) {
  const { making: texts } = useTexts().reportKeys;
  return (
    <aside className={styles.aside}>
      {made === undefined || isRegistered ? null : (
        <>
          <h2>{texts.fingerprint}</h2>
          <Fingerprints recipient={made.recipient} signingKey={made.signingKey} />
        </>
      )}
      <h2>{texts.leaves}</h2>
      <dl className={styles.leaves}>
        <div>
          <dt>{texts.publicHalves}</dt>
          <dd>{isUnregistered ? texts.unregistered : isRegistered ? texts.sent : texts.whenRegistered}</dd>
        </div>
        <div>
          <dt>{texts.privateKey}</dt>
          <dd>{texts.never}</dd>
        </div>
        <div>
          <dt>{texts.passphrase}</dt>
          <dd>{texts.never}</dd>
        </div>
      </dl>
    </aside>
  );
}

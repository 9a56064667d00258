import { fingerprintOf } from 'contract/sealing/key-text.ts';
import { useTexts } from '../../text/use-language.ts';
import styles from './fingerprints.module.css';

export function fingerprintGroups(half: string): string[] {
  return fingerprintOf(half).split('-');
}

/** Of what reports are sealed to, and of what its owner signs with, as they are read out. */
export function Fingerprints({ recipient, signingKey }: { recipient: string; signingKey: string }) {
  const { compareDialog: texts } = useTexts().reportKeys;
  const halves = [
    [texts.seals, recipient],
    [texts.signs, signingKey],
  ] as const;
  return (
    <dl className={styles.fingerprints}>
      {halves.map(([label, half]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <code>
              {fingerprintGroups(half).map((group) => (
                <span key={group}>{group} </span>
              ))}
            </code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

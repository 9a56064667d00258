import { useTexts } from '../../text/use-language.ts';
import styles from './keys-screen.module.css';

/** The commands of docs/operations/keys.md. */
const commands = [
  ['make', 'npm run officer -- "NAME" --only-key --passphrase'],
  ['register', 'site-run officer -- "NAME" --recipient age1… --signing-key=…'],
  ['export', 'site-run submissions -- --kind report --export COPY'],
  ['reseal', 'npm run submissions -- --from COPY --key FILE --reseal'],
  ['import', 'site-run submissions -- --import COPY'],
  ['remove', 'site-run officer -- "NAME" --remove'],
] as const;

/** How a key is made, registered and removed: by command, so that no private key is ever on the server. */
export function KeyInstructions() {
  const { howTo } = useTexts().reportKeys;
  return (
    <section className={styles.howTo}>
      <h2>{howTo.title}</h2>
      <dl>
        {commands.map(([name, command]) => (
          <div key={name}>
            <dt>{howTo.steps[name]}</dt>
            <dd>
              <code>{command}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p>{howTo.removed}</p>
    </section>
  );
}

import { useTexts } from '../../text/use-language.ts';
import { keyCommands } from './key-commands.ts';
import styles from './keys-screen.module.css';

const steps = ['make', 'register', 'export', 'reseal', 'import', 'remove'] as const;

/** What is done by command: a first key, and what this screen cannot do. */
export function KeyInstructions() {
  const { howTo } = useTexts().reportKeys;
  return (
    <section className={styles.howTo}>
      <h2>{howTo.title}</h2>
      <dl>
        {steps.map((name) => (
          <div key={name}>
            <dt>{howTo.steps[name]}</dt>
            <dd>
              <code>{keyCommands[name]}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p>{howTo.removed}</p>
    </section>
  );
}

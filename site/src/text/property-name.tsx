import styles from './property-name.module.css';
import { RunningText } from './running-text.tsx';

/** The name of a property. A condition in Chinese brackets stays whole: （0.30–0.60 mm）. */
export function PropertyName({ children }: { children: string }) {
  const [name = '', condition] = children.split(/(?=（)/u);
  return (
    <>
      <RunningText>{name}</RunningText>
      {condition === undefined ? null : (
        <span className={styles.condition}>
          <RunningText>{condition}</RunningText>
        </span>
      )}
    </>
  );
}

import type { CallFailure } from '../call.ts';
import { Opener } from '../parts/opener.tsx';
import { useText } from '../text/use-text.tsx';
import { FailurePanel } from './failure-panel.tsx';
import styles from './unavailable.module.css';

/** In a page's place. */
export function Unavailable({ failure }: { failure: CallFailure }) {
  const { name, title, say } = useText().failure.unavailable;
  const code = failure.code || failure.status;
  return (
    <>
      <Opener index={code === 0 ? '—' : String(code)} name={name} title={title} say={<p>{say}</p>} level={1} />
      <div className={styles.panel}>
        <FailurePanel failure={failure} />
      </div>
    </>
  );
}

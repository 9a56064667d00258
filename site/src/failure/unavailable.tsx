import type { CallFailure } from '../gateway/call.ts';
import { SectionHeader } from '../parts/section-header.tsx';
import { useText } from '../text/use-text.tsx';
import { FailurePanel } from './failure-panel.tsx';
import styles from './unavailable.module.css';

/** Replaces a page that failed to load. */
export function Unavailable({ failure }: { failure: CallFailure }) {
  const { name, title, lead } = useText().failure.unavailable;
  const code = failure.code || failure.status;
  return (
    <>
      <SectionHeader index={code === 0 ? '—' : String(code)} name={name} title={title} lead={lead} level={1} />
      <div className={styles.panel}>
        <FailurePanel failure={failure} />
      </div>
    </>
  );
}

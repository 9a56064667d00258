import type { CallFailure } from 'client/failure.ts';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { useText } from '../text/use-text.tsx';
import { FailurePanel } from './failure-panel.tsx';
import styles from './unavailable.module.css';

/** Replaces a page that failed to load. */
export function Unavailable({ failure }: { failure: CallFailure }) {
  const { name, title, lead } = useText().failure.unavailable;
  return (
    <>
      <SectionHeader
        index={failure.status === 0 ? '—' : String(failure.status)}
        name={name}
        title={title}
        lead={lead}
        level={1}
      />
      <div className={styles.panel}>
        <FailurePanel failure={failure} />
      </div>
    </>
  );
}

import { Button } from 'antd';
import type { CallFailure } from 'client/failure.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../text/use-language.ts';
import blank from '../loading/blank.module.css';
import { LoadingOrError } from '../loading/loading-or-error.tsx';
import styles from './two-sides.module.css';

/** A conversation that is being read, or could not be. */
export function NotRead({
  failure,
  retry,
  back,
}: {
  failure: CallFailure | undefined;
  retry: () => void;
  back: () => void;
}) {
  const { inboxItem } = useTexts();
  return (
    <section className={styles.pane}>
      <LoadingOrError failure={failure} retry={retry} rows={5} />
      {failure === undefined ? null : (
        <p className={styles.leave}>
          <Button onClick={back}>{inboxItem.back}</Button>
        </p>
      )}
    </section>
  );
}

type UnreadableProps = {
  icon: ReactNode;
  title: string;
  text: string;
  /** Something other than the server has changed it. */
  isAltered?: boolean;
  back: () => void;
  children?: ReactNode;
};

/** Why nothing of a conversation can be shown. */
export function Unreadable({ icon, title, text, isAltered = false, back, children }: UnreadableProps) {
  const { inboxItem } = useTexts();
  return (
    <section className={styles.pane}>
      <div className={isAltered ? `${blank.blank} ${blank.failed}` : blank.blank} role="alert">
        {icon}
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
        <Button onClick={back}>{inboxItem.back}</Button>
      </div>
    </section>
  );
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../text/use-text.tsx';
import buttons from './button.module.css';
import { Icon } from './icon.tsx';
import { dismissNotice, listNotices, type Notice, subscribeToNotices } from './notices.ts';
import styles from './notice.module.css';

const lifetime = 5000;

/** Where short messages appear, above all else. The shell carries it once. */
export function Notices() {
  const text = useText().parts;
  const notices = useSyncExternalStore(subscribeToNotices, listNotices, listNotices);
  const host = useTopmostHost(notices);
  const list = (
    <section className={styles.notices} aria-label={text.notices} aria-live="polite">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  );
  return host === undefined ? list : createPortal(list, host);
}

/** An open modal makes all outside it inert and covers it: then the notices must stand inside. */
function useTopmostHost(notices: readonly Notice[]): Element | undefined {
  const [host, setHost] = useState<Element>();
  useEffect(() => {
    if (notices.length === 0) return undefined;
    const find = () => setHost([...document.querySelectorAll('dialog:modal')].at(-1));
    find();
    document.addEventListener('close', find, { capture: true });
    return () => document.removeEventListener('close', find, { capture: true });
  }, [notices]);
  return host;
}

function NoticeCard({ notice }: { notice: Notice }) {
  const text = useText().parts;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  useLifetime(held, () => dismissNotice(notice.id));
  return (
    <div
      className={styles.notice}
      data-kind={notice.kind}
      data-held={held || undefined}
      role={notice.kind === 'failed' ? 'alert' : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={notice.kind === 'failed' ? 'warning' : 'check'} />
      <div>
        <strong className={styles.title}>{notice.title}</strong>
        {notice.detail === undefined ? null : <p className={styles.detail}>{notice.detail}</p>}
      </div>
      <button
        type="button"
        className={`${buttons.bare} ${styles.close}`}
        aria-label={text.dismiss}
        onClick={() => dismissNotice(notice.id)}
      >
        <Icon name="close" size="small" />
      </button>
      <span className={styles.life} />
    </div>
  );
}

/** Five seconds of being neither hovered nor focused. */
function useLifetime(held: boolean, onEnd: () => void): void {
  const left = useRef(lifetime);
  const end = useRef(onEnd);
  useEffect(() => {
    if (held) return undefined;
    const begin = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begin;
    };
  }, [held]);
}

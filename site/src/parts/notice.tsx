import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../text/use-text.tsx';
import buttons from './button.module.css';
import { Icon } from './icon.tsx';
import layout from './layout.module.css';
import { dismissNotice, type Notice, useNotices } from './notices.ts';
import styles from './notice.module.css';

const lifetime = 5000;

/** Shows the notices above everything else. The shell renders it once. */
export function Notices() {
  const text = useText().parts;
  const notices = useNotices();
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

/** An open modal covers everything outside and makes it inert, so the notices must be inside it. */
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
  const paused = hovered || focused;
  useLifetime(paused, () => dismissNotice(notice.id));
  return (
    <div
      className={`${styles.notice} ${layout.containingBlock} ${layout.panel} ${layout.small}`}
      data-kind={notice.kind}
      data-paused={paused || undefined}
      role={notice.kind === 'failed' ? 'alert' : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={notice.kind === 'failed' ? 'warning' : 'check'} />
      <div>
        <strong>{notice.title}</strong>
        {notice.detail === undefined ? null : <p className={layout.quiet}>{notice.detail}</p>}
      </div>
      <button
        type="button"
        className={`${buttons.unstyled} ${styles.close}`}
        aria-label={text.dismiss}
        onClick={() => dismissNotice(notice.id)}
      >
        <Icon name="close" size="small" />
      </button>
      <span className={styles.timeLeft} />
    </div>
  );
}

/** Counts five seconds, and pauses while the notice is hovered or focused. */
function useLifetime(paused: boolean, onEnd: () => void): void {
  const left = useRef(lifetime);
  const end = useRef(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const begin = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begin;
    };
  }, [paused]);
}

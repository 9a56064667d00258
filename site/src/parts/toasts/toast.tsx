import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../text/use-text.tsx';
import buttons from '../button.module.css';
import { Icon } from '../icon.tsx';
import primitives from '../primitives.module.css';
import { dismissToast, type Toast, useToasts } from './toasts.ts';
import styles from './toast.module.css';

const lifetime = 5000;

/** Shows the toasts above everything else. The shell renders it once. */
export function Toasts() {
  const text = useText().parts;
  const toasts = useToasts();
  const host = useTopmostHost(toasts);
  const list = (
    <section className={styles.toasts} aria-label={text.toasts} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
  return host === undefined ? list : createPortal(list, host);
}

/** An open modal covers everything outside and makes it inert, so the toasts must be inside it. */
function useTopmostHost(toasts: readonly Toast[]): Element | undefined {
  const [host, setHost] = useState<Element>();
  useEffect(() => {
    if (toasts.length === 0) return undefined;
    const find = () => setHost([...document.querySelectorAll('dialog:modal')].at(-1));
    find();
    document.addEventListener('close', find, { capture: true });
    return () => document.removeEventListener('close', find, { capture: true });
  }, [toasts]);
  return host;
}

function ToastCard({ toast }: { toast: Toast }) {
  const text = useText().parts;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  useLifetime(paused, () => dismissToast(toast.id));
  return (
    <div
      className={`${styles.toast} ${primitives.containingBlock} ${primitives.panel} ${primitives.small}`}
      data-kind={toast.kind}
      data-paused={paused || undefined}
      role={toast.kind === 'failed' ? 'alert' : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={toast.kind === 'failed' ? 'warning' : 'check'} />
      <div>
        <strong>{toast.title}</strong>
        {toast.detail === undefined ? null : <p className={primitives.quiet}>{toast.detail}</p>}
      </div>
      <button
        type="button"
        className={`${buttons.unstyled} ${styles.close}`}
        aria-label={text.dismiss}
        onClick={() => dismissToast(toast.id)}
      >
        <Icon name="close" size="small" />
      </button>
      <span className={styles.timeLeft} />
    </div>
  );
}

/** Counts five seconds, and pauses while the toast is hovered or focused. */
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

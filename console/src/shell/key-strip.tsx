import { Button } from 'antd';
import { Lock, LockOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Kbd } from '../parts/keyboard/kbd.tsx';
import { isDialogOpen, isTyping, latinLetter } from '../parts/keyboard/keyboard.ts';
import { useKeyDown } from '../parts/keyboard/use-key-down.ts';
import { formatDuration } from '../text/format.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './key-strip.module.css';
import { idleMilliseconds, lock, timeUntilLock } from './officer-key.ts';
import { useDiscardQuestion } from './use-discard-question.ts';

/** On every screen while an officer's key is open: how long it stays so, and the button that locks it. */
export function KeyStrip({ fileName }: { fileName: string }) {
  const { officerKey } = useTexts().reports;
  const left = useTimeLeft();
  const mayDiscard = useDiscardQuestion();
  const lockByHand = async () => {
    if (await mayDiscard()) lock('hand');
  };
  useLockKey(() => void lockByHand());
  const isSoon = left <= 60_000;
  return (
    <section className={styles.strip} aria-label={officerKey.isOpen} data-soon={isSoon}>
      <LockOpen size={15} strokeWidth={1.6} aria-hidden="true" />
      <p className={styles.words}>
        <b>{officerKey.isOpen}</b>
        <span className={styles.file}>{fileName}</span>
        <span className={styles.hint}>{officerKey.staysHere}</span>
      </p>
      <p className={styles.time}>{officerKey.locksIn(formatDuration(left / 1000))}</p>
      <Button size="small" className={styles.lock ?? ''} onClick={() => void lockByHand()}>
        <Lock size={13} strokeWidth={1.8} aria-hidden="true" />
        <span className={styles.lockName}>{officerKey.lock}</span> <Kbd keys="Shift L" />
      </Button>
      <p className={styles.warning} role="alert">
        {isSoon ? officerKey.locksSoon : null}
      </p>
      <progress className={styles.progress} max={idleMilliseconds} value={left} aria-hidden="true" />
    </section>
  );
}

/** From second to second. */
function useTimeLeft(): number {
  const [left, setLeft] = useState(timeUntilLock);
  useEffect(() => {
    const timer = setInterval(() => setLeft(timeUntilLock()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, left);
}

/** Shift L, except where it types a letter. */
function useLockKey(lockByHand: () => void): void {
  useKeyDown((event) => {
    if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (latinLetter(event) !== 'l' || isTyping(event.target) || isDialogOpen()) return;
    event.preventDefault();
    lockByHand();
  });
}

import { useEffect, useEffectEvent } from 'react';
import { type Path, useBlocker } from 'react-router';
import { type Question, useConfirm } from '../use-confirm.ts';
import { useTexts } from '../../text/use-language.ts';

type LeaveOptions = {
  /** Whether a navigation leaves the changes. */
  isLeaving?: (from: Path, to: Path) => boolean;
  question?: Question;
};

const isOtherPath = (from: Path, to: Path) => from.pathname !== to.pathname;

/** Asks before unsaved changes are left, also by closing the tab. */
export function useLeaveQuestion(isUnsaved: boolean, { isLeaving = isOtherPath, question }: LeaveOptions = {}): void {
  const { publishing } = useTexts();
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && isLeaving(currentLocation, nextLocation),
  );
  const ask = useEffectEvent(async () => {
    const { leaveTitle, leave, stay } = publishing;
    const isWanted = await confirm(question ?? { title: leaveTitle, action: leave, cancel: stay });
    if (blocker.state !== 'blocked') return;
    if (isWanted) blocker.proceed();
    else blocker.reset();
  });
  const { state } = blocker;
  useEffect(() => {
    if (state === 'blocked') void ask();
  }, [state]);
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event);
    addEventListener('beforeunload', listener);
    return () => removeEventListener('beforeunload', listener);
  }, []);
}

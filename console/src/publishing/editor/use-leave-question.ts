import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../../parts/use-confirm.ts';
import { useTexts } from '../../text/use-language.ts';

/** Asks before unsaved changes are left, also by closing the tab. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  const { publishing } = useTexts();
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(async () => {
    const { leaveTitle, leave, stay } = publishing;
    const isWanted = await confirm({ title: leaveTitle, action: leave, cancel: stay });
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

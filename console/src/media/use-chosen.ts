import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConfirm } from '../parts/use-confirm.ts';
import { useTexts } from '../text/use-language.ts';

/** The picture or film in the URL. Another one is chosen only when nobody loses what was typed. */
export function useChosen(parameter: 'picture' | 'film', leaveText: string) {
  const { media } = useTexts();
  const confirm = useConfirm();
  const [query, setQuery] = useSearchParams();
  const [isUnsaved, setUnsaved] = useState(false);
  const chosen = query.get(parameter) ?? undefined;

  function show(name: string | undefined): void {
    setUnsaved(false);
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (name === undefined) next.delete(parameter);
      else next.set(parameter, name);
      return next;
    });
  }

  async function askToLeave(name: string | undefined): Promise<void> {
    const { leaveTitle, leave, stay } = media.detail;
    if (await confirm({ title: leaveTitle, content: leaveText, action: leave, cancel: stay })) show(name);
  }

  function choose(name: string | undefined): void {
    if (name === chosen) return;
    if (isUnsaved) void askToLeave(name);
    else show(name);
  }

  return { chosen, choose, setUnsaved };
}

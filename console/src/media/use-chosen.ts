import { App } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../text/use-language.ts';

/** The picture or film in the URL. Another one is chosen only when nobody loses what was typed. */
export function useChosen(parameter: 'picture' | 'film', leaveText: string) {
  const { media } = useTexts();
  const { modal } = App.useApp();
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

  function choose(name: string | undefined): void {
    if (name === chosen) return;
    if (!isUnsaved) return show(name);
    modal.confirm({
      title: media.detail.leaveTitle,
      content: leaveText,
      okText: media.detail.leave,
      cancelText: media.detail.stay,
      onOk: () => show(name),
    });
  }

  return { chosen, choose, setUnsaved };
}

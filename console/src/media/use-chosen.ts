import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** The picture or film in the URL. */
export function useChosen(parameter: 'picture' | 'film') {
  const [query, setQuery] = useSearchParams();
  const chosen = query.get(parameter) ?? undefined;

  function choose(name: string | undefined): void {
    if (name === chosen) return;
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (name === undefined) next.delete(parameter);
      else next.set(parameter, name);
      return next;
    });
  }

  // An upload ends long after the render in which it began: another item may be open by then, or the screen left.
  const present = useRef<(name: string) => void>(undefined);
  useLayoutEffect(() => {
    present.current = (name) => {
      if (chosen === undefined) choose(name);
    };
    return () => {
      present.current = undefined;
    };
  });

  return { chosen, choose, chooseUploaded: (name: string) => present.current?.(name) };
}

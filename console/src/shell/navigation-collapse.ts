import { useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod/mini';
import { useMediaQuery } from '../parts/use-media-query.ts';

const storageKey = 'console-navigation';

/** Where the navigation is collapsed or not: a choice beside panes says nothing about lists. */
type Layout = 'editors' | 'lists' | 'narrow';

const choices = z.partial(z.object({ editors: z.boolean(), lists: z.boolean(), narrow: z.boolean() }));

type Choices = z.infer<typeof choices>;

function storedChoices(): Choices {
  try {
    return choices.parse(JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * Whether the navigation shows icons only. Below 1600 px that leaves the panes of editors and of the inbox their room,
 * below 1000 px every screen, until somebody chooses otherwise on this computer.
 */
export function useNavigationCollapse(): { isCollapsed: boolean; setCollapsed: (isCollapsed: boolean) => void } {
  const hasPanes = /\/item\/[^/]+$|^\/inbox\/(?:messages|resumes|reports)\b/.test(useLocation().pathname);
  const isNarrow = useMediaQuery('(max-width: 999px)');
  const isBelowWide = useMediaQuery('(max-width: 1599px)');
  const [chosen, setChosen] = useState(storedChoices);
  const layout: Layout = isNarrow ? 'narrow' : hasPanes ? 'editors' : 'lists';
  return {
    isCollapsed: chosen[layout] ?? (isNarrow || (hasPanes && isBelowWide)),
    setCollapsed: (isCollapsed) => {
      const next = { ...chosen, [layout]: isCollapsed };
      setChosen(next);
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // Without storage the choice counts until the page is left.
      }
    },
  };
}

import { type RefObject, useEffect, useState } from 'react';

/** The grade whose column is hovered by the mouse or focused. Touch does not count. */
export function useActiveGrade(table: RefObject<HTMLElement | null>): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const element = table.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener(
      'pointerover',
      (event) => {
        if (event.pointerType === 'mouse') setActive(gradeAt(event));
      },
      { signal },
    );
    element.addEventListener('focusin', (event) => setActive(gradeAt(event)), { signal });
    for (const eventName of ['pointerleave', 'focusout'])
      element.addEventListener(eventName, () => setActive(undefined), { signal });
    return () => listening.abort();
  }, [table]);

  return active;
}

function gradeAt({ target }: Event): string | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-grade]') : null;
  return cell?.dataset['grade'];
}

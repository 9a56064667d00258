import { type RefObject, useEffect, useState } from 'react';

/** The grade whose column the mouse points at or the focus is in. A finger points at nothing: it marks. */
export function useNearGrade(table: RefObject<HTMLElement | null>): string | undefined {
  const [near, setNear] = useState<string>();

  useEffect(() => {
    const element = table.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener(
      'pointerover',
      (event) => {
        if (event.pointerType === 'mouse') setNear(gradeAt(event));
      },
      { signal },
    );
    element.addEventListener('focusin', (event) => setNear(gradeAt(event)), { signal });
    for (const leaving of ['pointerleave', 'focusout'])
      element.addEventListener(leaving, () => setNear(undefined), { signal });
    return () => listening.abort();
  }, [table]);

  return near;
}

function gradeAt({ target }: Event): string | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-grade]') : null;
  return cell?.dataset['grade'];
}

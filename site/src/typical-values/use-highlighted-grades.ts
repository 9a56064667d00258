import type { TypicalValueTable } from 'contract/typical-values.ts';
import { useState } from 'react';

type Highlights = { requested: string | undefined; grades: readonly string[] };

/** The highlighted grades: first those of the item in the URL, then the reader's changes. */
export function useHighlightedGrades(tables: readonly TypicalValueTable[], requested: string | undefined) {
  const highlightsOf = (): Highlights => ({ requested, grades: gradesOf(tables, requested) });
  const [highlights, setHighlights] = useState(highlightsOf);
  if (highlights.requested !== requested && requested !== undefined) setHighlights(highlightsOf());

  function toggle(grade: string) {
    setHighlights(({ grades }) => ({
      requested,
      grades: grades.includes(grade) ? grades.filter((other) => other !== grade) : [...grades, grade],
    }));
  }
  return { highlighted: highlights.grades, toggle };
}

function gradesOf(tables: readonly TypicalValueTable[], requested: string | undefined): string[] {
  if (requested === undefined) return [];
  const grades = tables.flatMap((table) => table.grades).filter(({ itemNo }) => itemNo === requested);
  return [...new Set(grades.map(({ grade }) => grade))];
}

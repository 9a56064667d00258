import type { TypicalValueTable } from 'contract/typical-values.ts';
import { useState } from 'react';

type Marks = { asked: string | undefined; grades: readonly string[] };

/** The grades whose columns stand out: those of the item in the address first, then what the reader adds and takes away. */
export function useMarkedGrades(tables: readonly TypicalValueTable[], asked: string | undefined) {
  const marksOf = (): Marks => ({ asked, grades: gradesOf(tables, asked) });
  const [marks, setMarks] = useState(marksOf);
  if (marks.asked !== asked && asked !== undefined) setMarks(marksOf());

  function toggle(grade: string) {
    setMarks(({ grades }) => ({
      asked,
      grades: grades.includes(grade) ? grades.filter((other) => other !== grade) : [...grades, grade],
    }));
  }
  return { marked: marks.grades, toggle };
}

function gradesOf(tables: readonly TypicalValueTable[], asked: string | undefined): string[] {
  if (asked === undefined) return [];
  const grades = tables.flatMap((table) => table.grades).filter(({ itemNo }) => itemNo === asked);
  return [...new Set(grades.map(({ grade }) => grade))];
}

import { Refusal } from '../http/refusal.ts';

/** Lets few in at a time, the others wait; whoever comes when the line is full is refused. */
export function inTurns(most: number, longestLine: number): <Answer>(act: () => Promise<Answer>) => Promise<Answer> {
  let inside = 0;
  const line: (() => void)[] = [];
  return async (act) => {
    if (inside >= most) {
      if (line.length >= longestLine) throw new Refusal('tooManyRequests');
      await new Promise<void>((resolve) => line.push(resolve));
    } else inside += 1;
    try {
      return await act();
    } finally {
      const next = line.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}

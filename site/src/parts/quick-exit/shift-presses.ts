/** Within these milliseconds, so that nobody leaves by writing three capital letters in an hour. */
const longestWhile = 2000;

const pressesToLeave = 3;

export type PressedKey = { key: string; repeat: boolean; isComposing: boolean } & Record<
  'altKey' | 'ctrlKey' | 'metaKey',
  boolean
>;

/**
 * Tells when Shift has been pressed three times in a row, and nothing else between. `pressed` takes a key and its time in
 * milliseconds; `interrupted` is for what is no key.
 */
export function countShiftPresses() {
  let times: number[] = [];
  return {
    pressed: (key: PressedKey, at: number): boolean => {
      if (key.repeat) return false;
      if (!isShiftAlone(key)) {
        times = [];
        return false;
      }
      times = [...times, at].slice(-pressesToLeave);
      return times.length === pressesToLeave && at - (times[0] ?? at) <= longestWhile;
    },
    interrupted: () => void (times = []),
  };
}

/** With Alt or Ctrl it changes the keyboard's language, and while a word is composed it belongs to the input method. */
function isShiftAlone({ key, isComposing, altKey, ctrlKey, metaKey }: PressedKey): boolean {
  return key === 'Shift' && !isComposing && !altKey && !ctrlKey && !metaKey;
}

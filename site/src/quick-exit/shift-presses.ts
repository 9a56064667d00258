/** In milliseconds. Three deliberate presses take less, and input methods need only one or two presses. */
const maxDuration = 800;

const pressesToLeave = 3;

export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'isComposing' | 'altKey' | 'ctrlKey' | 'metaKey' | 'getModifierState'
>;

/**
 * Detects three presses of Shift in a row without anything between. `pressed` takes a key and its time in milliseconds;
 * `interrupted` reports any other input.
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
      return times.length === pressesToLeave && at - (times[0] ?? at) <= maxDuration;
    },
    interrupted: () => void (times = []),
  };
}

/** Alt or Ctrl with Shift switches the keyboard language, and during composition Shift belongs to the input method. */
function isShiftAlone(event: PressedKey): boolean {
  const { key, isComposing, altKey, ctrlKey, metaKey } = event;
  // AltGr sets neither `altKey` nor `ctrlKey` on Linux and macOS.
  const isModified = altKey || ctrlKey || metaKey || event.getModifierState('AltGraph');
  return key === 'Shift' && !isComposing && !isModified;
}

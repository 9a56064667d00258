/** What is chosen for the comparison in each list: its pages share one choice, which lasts as long as the document. */
const choices = new Map<string, readonly string[]>();

type Box = { value: string; checked: boolean };

/**
 * Whether a box is to be checked when its list is shown: as it was chosen there. In a list that is shown first, boxes may
 * have been checked before the page was hydrated; later ones may be those of another list, which are still on screen.
 */
export function wasChosen(list: string, { value, checked }: Box): boolean {
  return choices.get(list)?.includes(value) ?? checked;
}

/** The choice after a change on one page of the list: those of the other pages stay, in the order of choosing. */
export function changeChoice(list: string, boxes: readonly Box[]): readonly string[] {
  const unchecked = new Set(boxes.filter(({ checked }) => !checked).map(({ value }) => value));
  const checked = boxes.filter((box) => box.checked).map(({ value }) => value);
  const chosen = [...new Set([...(choices.get(list) ?? []), ...checked])].filter(
    (value) => checked.includes(value) || !unchecked.has(value),
  );
  choices.set(list, chosen);
  return chosen;
}

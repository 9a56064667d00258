/** What is chosen for the comparison in each list: its pages share one choice, which lasts as long as the document. */
const choices = new Map<string, readonly string[]>();

export function choiceIn(list: string): readonly string[] {
  return choices.get(list) ?? [];
}

type Box = { value: string; checked: boolean };

/** The choice after a change on one page of the list: those of the other pages stay, in the order of choosing. */
export function changeChoice(list: string, boxes: readonly Box[]): readonly string[] {
  const unchecked = new Set(boxes.filter(({ checked }) => !checked).map(({ value }) => value));
  const checked = boxes.filter((box) => box.checked).map(({ value }) => value);
  const chosen = [...new Set([...choiceIn(list), ...checked])].filter(
    (value) => checked.includes(value) || !unchecked.has(value),
  );
  choices.set(list, chosen);
  return chosen;
}

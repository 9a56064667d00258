/** Scrolls a row sideways until the element is in its middle. The page does not move. */
export function scrollToMiddle(row: HTMLElement, element: HTMLElement): void {
  const [frame, { left, width }] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  row.scrollBy({ left: left - frame.left - (frame.width - width) / 2 });
}

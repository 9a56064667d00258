/** How far the mouse moves, in pixels, before a press becomes a drag instead of a click. */
const threshold = 6;

type Drag = { from: number; left: number; moved: boolean };

/** Lets a mouse drag a row sideways, as a finger does. */
export function dragWithMouse(row: HTMLElement, signal: AbortSignal): void {
  let drag: Drag | undefined;

  function start(event: PointerEvent) {
    drag = undefined;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    drag = { from: event.clientX, left: row.scrollLeft, moved: false };
  }

  function move(event: PointerEvent) {
    if (drag === undefined || event.buttons === 0) return;
    const distance = event.clientX - drag.from;
    if (!drag.moved) {
      if (Math.abs(distance) < threshold) return;
      drag.moved = true;
      row.setPointerCapture(event.pointerId);
      Object.assign(row.style, { scrollSnapType: 'none', scrollBehavior: 'auto', userSelect: 'none' });
      getSelection()?.removeAllRanges();
    }
    row.scrollLeft = drag.left - distance;
  }

  function end() {
    if (drag?.moved !== true) return;
    const left = nearestStop(row, Math.sign(row.scrollLeft - drag.left));
    row.style.scrollBehavior = '';
    row.style.userSelect = '';
    // Snapping jumps at once, so it comes back when the row has arrived.
    const snap = () => (row.style.scrollSnapType = '');
    if (Math.abs(left - row.scrollLeft) < 1) {
      snap();
      return;
    }
    row.addEventListener('scrollend', snap, { signal, once: true });
    row.scrollTo({ left });
  }

  /** The click that ends a drag must not follow a link. */
  function click(event: MouseEvent) {
    if (drag?.moved !== true) return;
    event.preventDefault();
    event.stopPropagation();
  }

  row.addEventListener('pointerdown', start, { signal });
  row.addEventListener('pointermove', move, { signal });
  row.addEventListener('lostpointercapture', end, { signal });
  row.addEventListener('click', click, { signal, capture: true });
  // The browser would drag the link or the picture instead.
  row.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}

/** Where the row rests: the nearest item, with a quarter of its width added in the direction of the drag. */
function nearestStop(row: HTMLElement, direction: number): number {
  const items = [...row.querySelectorAll('li')];
  const [first] = items;
  if (first === undefined) return row.scrollLeft;
  const wanted = row.scrollLeft + (direction * first.offsetWidth) / 4;
  const stops = items.map((item) => item.offsetLeft - first.offsetLeft);
  const nearest = stops.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? 0;
  return Math.min(nearest, row.scrollWidth - row.clientWidth);
}

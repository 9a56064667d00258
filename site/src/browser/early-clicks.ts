type EarlyClick = [target: Element, event: MouseEvent];

declare global {
  /** Clicks that no handler has received yet. The inline script records them (first-script.ts). */
  var earlyClicks: (EarlyClick[] & { handling?: boolean }) | undefined;
}

/**
 * Call this once React handles clicks in the container. Clicks in parts that are still loading do not reach it and stay
 * recorded.
 */
export function handleClicks(container: HTMLElement): void {
  const clicks = globalThis.earlyClicks;
  if (clicks === undefined) return;
  clicks.handling = true;
  container.addEventListener('click', (event) => {
    const index = clicks.findIndex(([, click]) => click === event);
    if (index >= 0) clicks.splice(index, 1);
  });
}

/** Repeats the clicks that came before their part had handlers. Call it when a part of the page becomes interactive. */
export function replayClicks(): void {
  const clicks = globalThis.earlyClicks;
  if (clicks === undefined) return;
  // A click in a part that is not hydrated makes React hydrate it at once, and then reaches its handlers itself.
  const isUnderWay = ([, event]: EarlyClick) => event.eventPhase !== Event.NONE;
  const recorded = clicks.splice(0);
  clicks.push(...recorded.filter(isUnderWay));
  for (const [target, event] of recorded.filter((click) => !isUnderWay(click)))
    (target.isConnected ? target : replacementOf(target))?.dispatchEvent(new MouseEvent('click', event));
}

/** When the browser renders the document again, the same element has the same position in the tree. */
function replacementOf(removed: Element): Element | undefined {
  const path: number[] = [];
  let top = removed;
  for (let parent = top.parentElement; parent !== null; parent = top.parentElement) {
    path.unshift([...parent.children].indexOf(top));
    top = parent;
  }
  const found = path.reduce<Element | null | undefined>(
    (element, index) => element?.children[index],
    document.getElementById('root')?.firstElementChild,
  );
  return found?.localName === removed.localName ? found : undefined;
}

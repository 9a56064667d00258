const wanted = new WeakMap<HTMLElement, number>();

/**
 * Scrolls a strip to one of its views. It loads the view's lazy picture first, which would otherwise appear too late.
 */
export async function scrollToView(strip: HTMLElement | null, index: number): Promise<void> {
  const view = strip?.children[index];
  if (!strip || !(view instanceof HTMLElement)) return;
  wanted.set(strip, index);
  const picture = view.querySelector('img');
  if (picture !== null) {
    picture.loading = 'eager';
    await picture.decode().catch(() => undefined);
  }
  // While the picture loads, keyboard focus may request another view. The newer request wins.
  if (wanted.get(strip) === index) strip.scrollTo({ left: view.offsetLeft });
}

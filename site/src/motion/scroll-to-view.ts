const wanted = new WeakMap<HTMLElement, number>();

/**
 * Scrolls a strip to one of its slides. It loads the slide's lazy picture first, which would otherwise appear too late.
 */
export async function scrollToView(strip: HTMLElement | null, index: number): Promise<void> {
  const slide = strip?.children[index];
  if (!strip || !(slide instanceof HTMLElement)) return;
  wanted.set(strip, index);
  const picture = slide.querySelector('img');
  if (picture !== null) {
    picture.loading = 'eager';
    await picture.decode().catch(() => undefined);
  }
  // While the picture loads, keyboard focus may request another slide. The newer request wins.
  if (wanted.get(strip) === index) strip.scrollTo({ left: slide.offsetLeft });
}

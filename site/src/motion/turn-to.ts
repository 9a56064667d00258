const wanted = new WeakMap<HTMLElement, number>();

/** Scrolls a strip to one of its views. The view's picture is fetched first: it waits, lazy, beyond the edge, and would come only when it is already seen. */
export async function turnTo(strip: HTMLElement | null, index: number): Promise<void> {
  const view = strip?.children[index];
  if (!strip || !(view instanceof HTMLElement)) return;
  wanted.set(strip, index);
  const picture = view.querySelector('img');
  if (picture !== null) {
    picture.loading = 'eager';
    await picture.decode().catch(() => undefined);
  }
  // While the picture was on its way, another one may have been asked for: by the keyboard, which must see where it is.
  if (wanted.get(strip) === index) strip.scrollTo({ left: view.offsetLeft });
}

/** Scrolls a strip to one of its views. The view's picture is fetched first: it waits, lazy, beyond the edge, and would come only when it is already seen. */
export async function turnTo(strip: HTMLElement | null, index: number): Promise<void> {
  const view = strip?.children[index];
  if (!(view instanceof HTMLElement)) return;
  const picture = view.querySelector('img');
  if (picture !== null) {
    picture.loading = 'eager';
    await picture.decode().catch(() => undefined);
  }
  strip?.scrollTo({ left: view.offsetLeft });
}

/** As a `ref`: what appears because somebody asked for it is ready to be typed into. */
export function focusOnMount(element: { focus: () => void } | null): void {
  element?.focus();
}

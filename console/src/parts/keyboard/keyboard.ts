/** Whether somebody types into the element: single letters must not act there. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** While a dialog is open, the keys of the page below it do nothing. */
export function isDialogOpen(): boolean {
  return document.querySelector('.ant-modal-wrap:not([style*="display: none"]), .ant-drawer-open') !== null;
}

/** The letter of a key in lower case, the Latin one under a Russian layout too: there `Ctrl S` arrives as `ы`. */
export function latinLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const onKey = /^Key([A-Z])$/.exec(code)?.[1];
  return /^\p{Script=Cyrillic}$/u.test(key) && onKey !== undefined ? onKey.toLowerCase() : key.toLowerCase();
}

/** Whether a key by itself is a shortcut now: no Ctrl, Alt or Command is held, nobody types, and no dialog is open. */
export function isSingleKeyShortcut(event: KeyboardEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen());
}

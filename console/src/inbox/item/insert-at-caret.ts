/** Inserts a text after the caret or the selection: nothing that was typed is replaced. The caret stands behind it. */
export function insertAtCaret(field: HTMLTextAreaElement, text: string): void {
  const caret = field.selectionEnd;
  field.focus();
  field.setSelectionRange(caret, caret);
  // The only way that the browser can undo. It sends the event of typing itself.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, caret, caret, 'end');
  // As if it had been typed: React learns of it by this event only.
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

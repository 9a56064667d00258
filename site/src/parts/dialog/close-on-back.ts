declare global {
  /** Hears of steps in the history before the router, which must not hear of those to and from a dialog's entry. */
  var onDialogPopState: ((event: PopStateEvent) => void) | undefined;
}

/**
 * The browser's Back closes an open dialog instead of leaving the page, as on phones it does in every app. While
 * dialogs are open, the history has one more entry, with the page's own URL and state, so that the router sees no
 * step to it or from it.
 */
const dialogs = new Set<HTMLDialogElement>();

/** `leaving`: the entry is removed by a step back, which takes a moment. */
let entry: 'none' | 'current' | 'leaving' = 'none';
let url = '';
/** What the router has pushed meanwhile. */
let postponed: Parameters<History['pushState']> | undefined;

/**
 * Returns what to do when the dialog has closed or is removed. Where a page can be left at once, nothing is added to
 * the history: one Back would then show that page again (quick-exit/leave-at-once.ts).
 */
export function closeOnBack(dialog: HTMLDialogElement): () => void {
  if (document.querySelector('[data-quick-exit]') !== null) return () => undefined;
  dialogs.add(dialog);
  if (entry === 'none') pushEntry();
  return () => {
    dialogs.delete(dialog);
    // A dialog that follows at once takes the entry over.
    setTimeout(leaveEntry);
  };
}

function pushEntry(): void {
  history.pushState({ ...history.state, isDialog: true }, '');
  entry = 'current';
  url = location.href;
  history.pushState = pushFromDialog;
  globalThis.onDialogPopState = onStep;
}

/** A link in a dialog replaces the dialog's entry, so that Back leads to the page below it. */
function pushFromDialog(...step: Parameters<History['pushState']>): void {
  if (entry === 'leaving') {
    postponed = step;
    return;
  }
  forgetEntry();
  history.replaceState(...step);
}

function forgetEntry(): void {
  entry = 'none';
  Reflect.deleteProperty(history, 'pushState');
  globalThis.onDialogPopState = undefined;
}

function leaveEntry(): void {
  if (dialogs.size > 0 || entry !== 'current') return;
  if (Object(history.state).isDialog !== true) {
    forgetEntry();
    return;
  }
  entry = 'leaving';
  history.back();
}

function onStep(event: PopStateEvent): void {
  const isLeaving = entry === 'leaving';
  forgetEntry();
  // Two steps at once lead to another page, which the router shows.
  if (location.href !== url) return;
  event.stopImmediatePropagation();
  if (!isLeaving) requestClose([...dialogs].at(-1));
  if (postponed !== undefined) history.pushState(...postponed);
  else if (dialogs.size > 0) pushEntry();
  postponed = undefined;
}

/** A dialog that must not be closed prevents it (use-prevent-close.ts). */
function requestClose(dialog: HTMLDialogElement | undefined): void {
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) {
    dialogs.delete(dialog);
    dialog.close();
  }
}

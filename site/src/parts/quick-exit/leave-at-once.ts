import { forgetSession } from '../../session.ts';

/**
 * Puts `address`, which must be another document's, in the place of this page: nothing of it is seen any more, nothing is
 * sent any more, and no step back leads to it.
 */
export function leaveAtOnce(address: string): void {
  // What a form is sending would otherwise go on until the other page is there.
  stop();
  document.body.replaceChildren();
  // A form that asks before it is left would show what it is.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  // They tell which page it was. The first is written once more when the page goes (kept-place.ts).
  addEventListener('pagehide', () => forgetSession('scrollPlace'));
  forgetSession('activeIndex');
  location.replace(address);
}

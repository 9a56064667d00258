import { isRecord } from '../body.ts';
import { isUnsavedContent, type UnsavedContent } from './unsaved-content.ts';

/** What the editor of a new item leaves in the history entry of the item that it has created. */
export type Handover = {
  /** “Publish…” has created the item: its dialog opens. */
  publishNext: boolean;
  /** What was typed while the item was created. */
  unsaved: UnsavedContent | undefined;
};

/** What is in the state of a history entry, which the browser stores and anything may have written. */
export function handoverIn(state: unknown): Handover {
  const { publishNext, unsaved } = isRecord(state) ? state : {};
  return { publishNext: publishNext === true, unsaved: isUnsavedContent(unsaved) ? unsaved : undefined };
}

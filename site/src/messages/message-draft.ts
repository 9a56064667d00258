import { type DraftStore, newDraftMetadata, sessionDraft } from '../forms/session-draft.ts';
import { emptyInquiry } from './message-submission.ts';

/** One draft for messages and inquiries: what was typed in one form is there in the other. */
const drafts = sessionDraft('messageDraft', () => ({
  ...emptyInquiry,
  /** The unchanged first line of `remark` that the form was opened with. */
  begun: '',
  ...newDraftMetadata(),
}));

/** The draft of this visit. It starts with the message's subject, unless the visitor has already written something. */
export function messageDrafts(subject: string): DraftStore<ReturnType<typeof drafts.read>> {
  return {
    ...drafts,
    read: () => {
      const draft = drafts.read();
      const untouched = draft.remark.trim() === '' || draft.remark === draft.begun;
      return untouched ? { ...draft, remark: subject, begun: subject } : draft;
    },
  };
}

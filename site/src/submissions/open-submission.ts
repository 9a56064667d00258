import type { Conversation } from 'contract/submissions/conversation.ts';

/** A submission that was opened by its number. It exists only in the document's memory. */
export type OpenSubmission = { receipt: string; conversation: Conversation };

import type { Conversation } from 'contract/submissions/conversation.ts';

/** An opened submission. It exists only in the document's memory. */
export type Opened = { receipt: string; conversation: Conversation };

import type { Conversation } from 'contract/conversation.ts';

/** A submission that its number has opened. Both are in the page's memory only, and go with it. */
export type Opened = { receipt: string; conversation: Conversation };

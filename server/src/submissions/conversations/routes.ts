import { openConversation, withdrawSubmission, writeEntry } from 'contract/conversation.ts';
import { serve } from '../../http/serve.ts';
import {
  addVisitorEntry,
  type ConversationContext,
  openByReceipt,
  readConversation,
  withdraw,
} from './conversation.ts';
import { findByReceipt } from './store.ts';

export const conversationRoutes = [
  serve(openConversation, async (context: ConversationContext, input, { ip = '' }) => ({
    data: await readConversation(context, await openByReceipt(context, input, ip)),
  })),
  serve(writeEntry, async (context: ConversationContext, { receipt, challenge, ...entry }, { ip = '' }) => {
    const opened = await openByReceipt(context, { receipt, challenge }, ip);
    await addVisitorEntry(context, opened.submission, entry);
    const now = await findByReceipt(context.db, context.secret, opened.receiptId);
    return { data: await readConversation(context, { ...opened, ...(now && { submission: now }) }) };
  }),
  serve(withdrawSubmission, async (context: ConversationContext, input, { ip = '' }) => {
    const { submission } = await openByReceipt(context, input, ip);
    await withdraw(context, submission);
    return { data: null };
  }),
];

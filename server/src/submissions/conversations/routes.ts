import { openConversation, withdrawSubmission, writeEntry } from 'contract/conversation.ts';
import { serve } from '../../http/serve.ts';
import {
  addVisitorEntry,
  type ConversationContext,
  openByReceipt,
  viewConversation,
  withdraw,
} from './conversation.ts';
import { findByReceipt } from './store.ts';

export const conversationRoutes = [
  serve(openConversation, async (context: ConversationContext, input, { address = '' }) => ({
    data: await viewConversation(context, await openByReceipt(context, input, address)),
  })),
  serve(writeEntry, async (context: ConversationContext, { receipt, challenge, ...entry }, { address = '' }) => {
    const opened = await openByReceipt(context, { receipt, challenge }, address);
    await addVisitorEntry(context, opened.submission, entry);
    const now = await findByReceipt(context.db, context.secret, opened.receiptId);
    return { data: await viewConversation(context, { ...opened, ...(now && { submission: now }) }) };
  }),
  serve(withdrawSubmission, async (context: ConversationContext, input, { address = '' }) => {
    const { submission } = await openByReceipt(context, input, address);
    await withdraw(context, submission);
    return { data: null };
  }),
];

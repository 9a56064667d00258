import { openConversation, withdrawSubmission, writeEntry } from 'contract/conversation.ts';
import { serve } from '../http/serve.ts';
import { findByReceipt } from './conversation-store.ts';
import { addVisitorEntry, openByReceipt, viewConversation, withdraw } from './conversation.ts';

export const conversationRoutes = [
  serve(openConversation, async (context, { receipt }, { address = '' }) => ({
    data: await viewConversation(context, await openByReceipt(context, receipt, address)),
  })),
  serve(writeEntry, async (context, { receipt, ...entry }, { address = '' }) => {
    const { submission, keys } = await openByReceipt(context, receipt, address);
    await addVisitorEntry(context, submission, entry);
    const now = (await findByReceipt(context.db, keys.id)) ?? submission;
    return { data: await viewConversation(context, { submission: now, keys }) };
  }),
  serve(withdrawSubmission, async (context, { receipt }, { address = '' }) => {
    const { submission } = await openByReceipt(context, receipt, address);
    await withdraw(context, submission);
    return { data: null };
  }),
];

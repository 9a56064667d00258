import {
  downloadAnswerFile,
  openConversation,
  withdrawSubmission,
  writeEntry,
} from 'contract/submissions/conversation.ts';
import { serve, serveDownload } from '../../http/serve.ts';
import { findAnswerFile } from './answer-file.ts';
import {
  addVisitorEntry,
  type ConversationContext,
  openByReceipt,
  readConversation,
  withdraw,
} from './conversation.ts';
import { openAttachment } from './open-attachment.ts';
import { findByReceipt } from './store.ts';

export const answerFileRoute = serveDownload(
  downloadAnswerFile,
  async (context: ConversationContext, { receipt, ...position }, { ip = '' }) => {
    const { submission } = await openByReceipt(context, { receipt }, ip);
    return openAttachment(context.files, await findAnswerFile(context, submission, position));
  },
);

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
  answerFileRoute,
  serve(withdrawSubmission, async (context: ConversationContext, input, { ip = '' }) => {
    const { submission } = await openByReceipt(context, input, ip);
    await withdraw(context, submission);
    return { data: null };
  }),
];

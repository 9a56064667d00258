import { openReceipt } from 'contract/receipts.ts';
import type { Call } from '../call.ts';
import type { Load } from '../page.ts';
import { partOf } from '../refuse.ts';
import { randomKey } from '../parts/forms/kept-draft.ts';
import type { PostedMessage } from './message-post.ts';
import { type Choices, loadChoices } from './choices.ts';

export type MessagePageData = {
  choices: Choices;
  /** What the message is about, from the address. */
  about: string;
  /** Made for this page alone: whoever sends it twice has sent one message. */
  begun: Pick<PostedMessage, 'idempotencyKey' | 'startedAt'>;
  /** After a message was taken in: its receipt, or none when the address has grown old. */
  sent: { receipt: string | undefined } | undefined;
  /** The gateway's own words, of which the page carries no more than these. */
  says: {
    chooseBusinessType: string;
    submitted: string;
    /** Why the server could not read what was posted. */
    refused: string | undefined;
  };
};

const longestAbout = 200;

export const loadMessagePage: Load<MessagePageData> = async (call, { request, locale }) => {
  const query = new URL(request.url).searchParams;
  const sealed = query.get('sent');
  const [choices, sent, { words }] = await Promise.all([
    loadChoices(call),
    sealed === null ? undefined : opened(call, sealed),
    import('contract/words/words.ts'),
  ]);
  const { submitted, errors, fieldErrors } = words[locale];
  return {
    choices,
    about: Array.from(query.get('about') ?? '')
      .slice(0, longestAbout)
      .join(''),
    begun: { idempotencyKey: randomKey(), startedAt: new Date().toISOString() },
    sent,
    says: {
      chooseBusinessType: fieldErrors.businessTypeRequired,
      submitted,
      refused: new Map<string, string>(Object.entries(errors)).get(query.get('refused') ?? ''),
    },
  };
};

async function opened(call: Call, sealed: string): Promise<{ receipt: string | undefined }> {
  const answer = await partOf(call(openReceipt, { sealed })).catch(() => undefined);
  return { receipt: answer?.found?.data.receipt };
}

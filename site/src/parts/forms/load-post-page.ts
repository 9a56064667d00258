import type { Locale } from 'contract/locales.ts';
import { openReceipt } from 'contract/receipts.ts';
import type { Call } from '../../call.ts';
import { partOf } from '../../refuse.ts';
import type { PostCircumstances } from './answer-post.ts';
import { randomKey } from './kept-draft.ts';

export type PostPageData = {
  /** Made for this page alone. */
  begun: PostCircumstances;
  /** After a post was taken in: its receipt, or none when the address has grown old. */
  sent: { receipt: string | undefined } | undefined;
  /** The gateway's own words, of which the page carries no more than these. */
  says: {
    submitted: string;
    /** Why the server could not read what was posted. */
    refused: string | undefined;
  };
};

/** What every page whose form is posted without scripts needs, by the query it was asked with. */
export async function loadPostPage(call: Call, query: URLSearchParams, locale: Locale): Promise<PostPageData> {
  const sealed = query.get('sent');
  const [sent, { words }] = await Promise.all([
    sealed === null ? undefined : opened(call, sealed),
    import('contract/words/words.ts'),
  ]);
  const { submitted, errors } = words[locale];
  return {
    begun: { idempotencyKey: randomKey(), startedAt: new Date().toISOString() },
    sent,
    says: { submitted, refused: new Map<string, string>(Object.entries(errors)).get(query.get('refused') ?? '') },
  };
}

async function opened(call: Call, sealed: string): Promise<{ receipt: string | undefined }> {
  const answer = await partOf(call(openReceipt, { sealed })).catch(() => undefined);
  return { receipt: answer?.found?.data.receipt };
}

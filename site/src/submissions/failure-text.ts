import type { CallFailure } from 'client/failure.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';
import { failureSentence } from '../text/failure-sentence.ts';
import type { PageTexts } from '../text/page-text-types.ts';

/** Why a request failed and when to retry. */
export function failureText(text: Catalogue, words: PageTexts['submissions'], failure: CallFailure): string {
  const { retryAfter } = failure;
  return retryAfter === undefined ? failureSentence(text, failure) : words.wait(Math.ceil(retryAfter / 60));
}

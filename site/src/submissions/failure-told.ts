import type { CallFailure } from '../call.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { failureSentence } from '../text/failure-sentence.ts';
import type { PageTexts } from '../text/page-texts.ts';

/** Why it did not go, and when to try again, where nothing else says it. */
export function failureTold(text: Catalogue, words: PageTexts['submissions'], failure: CallFailure): string {
  const { retryAfter } = failure;
  return retryAfter === undefined ? failureSentence(text, failure) : words.wait(Math.ceil(retryAfter / 60));
}

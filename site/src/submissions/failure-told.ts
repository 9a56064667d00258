import type { CallFailure } from '../call.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { failureSentence } from '../text/failure-sentence.ts';
import type { PageTexts } from '../text/page-texts.ts';

/** Why it did not go. An unknown number is told in the gateway's own words, and not as a page that is missing. */
export function failureWords(text: Catalogue, failure: CallFailure): string {
  const { code, msg } = failure;
  return code === 404 && msg !== '' ? msg : failureSentence(text, failure);
}

/** The same where nothing else says when to try again. */
export function failureTold(text: Catalogue, words: PageTexts['submissions'], failure: CallFailure): string {
  const { retryAfter } = failure;
  return retryAfter === undefined ? failureWords(text, failure) : words.wait(Math.ceil(retryAfter / 60));
}

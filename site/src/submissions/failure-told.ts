import type { CallFailure } from '../call.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { failureSentence } from '../text/failure-sentence.ts';
import type { PageTexts } from '../text/page-texts.ts';

/** Why it did not go, or when to try again. An unknown number is told in the gateway's own words, and not as a page that is missing. */
export function failureTold(text: Catalogue, words: PageTexts['submissions'], failure: CallFailure): string {
  const { code, msg, retryAfter } = failure;
  if (retryAfter !== undefined) return words.wait(Math.ceil(retryAfter / 60));
  return code === 404 && msg !== '' ? msg : failureSentence(text, failure);
}

import { createCall } from 'client/call.ts';
import { learnTime } from '../text/clock.ts';
import { currentLanguage } from '../text/language-choice.ts';

/** Calls an endpoint in the language of the console. */
export const call = createCall(
  () => currentLanguage().locale,
  (headers) => learnTime(headers.get('date')),
);

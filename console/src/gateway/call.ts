import { createCall } from 'client/call.ts';
import { currentLanguage } from '../text/language-choice.ts';

/** Calls an endpoint in the language of the console. */
export const call = createCall({ locale: () => currentLanguage().locale });

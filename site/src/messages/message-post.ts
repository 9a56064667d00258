import type { Locale } from 'contract/locales.ts';
import { messageForm, sayTypes, submitForm } from 'contract/submissions.ts';
import type { Call } from '../call.ts';
import { answerPost, type PostCircumstances, postedText, type RefusedPost } from '../parts/forms/answer-post.ts';
import { refusing } from '../refuse.ts';
import { loadChoices } from './choices.ts';
import type { MessageField, Written } from './message-draft.ts';

export type PostedMessage = Written & { agreedTo: string } & PostCircumstances;

export type RefusedMessage = RefusedPost<MessageField, PostedMessage>;

/** Takes a message that was posted without scripts, by the rules and the words of the dialog. */
export async function takeMessage(call: Call, posted: FormData, locale: Locale): Promise<unknown> {
  const text = (name: string) => postedText(posted, name);
  const fields: Written = {
    reporterType: text('reporterType'),
    reporter: text('reporter'),
    reporterMobile: text('reporterMobile'),
    email: text('email'),
    remark: text('remark'),
  };
  const brought: PostCircumstances = { idempotencyKey: text('idempotencyKey'), startedAt: text('startedAt') };
  const agreedTo = text('consentVersion');
  const { privacyVersion } = await loadChoices(refusing(call));
  return answerPost<MessageField, PostedMessage>({
    locale,
    schema: messageForm(locale),
    values: { ...fields, consent: agreedTo === privacyVersion },
    written: { ...fields, ...brought, agreedTo },
    submit: () =>
      call(submitForm, {
        sayType: sayTypes.message,
        ...fields,
        ...brought,
        consentVersion: agreedTo,
        website: text('website'),
        challenge: text('challenge'),
      }),
  });
}

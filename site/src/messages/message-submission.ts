import { messageForm, sayTypes } from 'contract/submissions.ts';
import { postedText } from '../forms/posted-text.ts';
import type { PostableForm } from '../forms/submission-form.ts';
import { type Choices, loadChoices } from './choices.ts';
import type { MessageField, MessageValues } from './message-values.ts';

/** How a message is validated and sent, by its dialog and by its page without scripts. */
export const messageSubmissionForm: PostableForm<MessageField, MessageValues, Choices> = {
  kind: 'message',
  schema: messageForm,
  loadChoices,
  read: (posted) => ({
    reporterType: postedText(posted, 'reporterType'),
    reporter: postedText(posted, 'reporter'),
    reporterMobile: postedText(posted, 'reporterMobile'),
    email: postedText(posted, 'email'),
    remark: postedText(posted, 'remark'),
  }),
  validated: (values, { consent }) => ({ ...values, consent }),
  request: (values, { fileNos: _fileNos, ...metadata }) => ({ sayType: sayTypes.message, ...values, ...metadata }),
};

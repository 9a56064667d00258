import type { AnswerTemplatesTexts } from '../cn/answer-templates.ts';

export const answerTemplates = {
  title: 'Answer templates',
  note: 'Shared by all who may answer. A template is inserted in the visitor’s language, and can still be changed there.',
  add: 'New template',
  rename: 'Edit the template',
  kinds: { message: 'Messages', resume: 'CVs' },
  columns: { name: 'Name', kind: 'For', languages: 'Languages', text: 'Text', actions: 'Actions' },
  editNamed: (name) => `Edit “${name}”`,
  deleteNamed: (name) => `Delete “${name}”`,
  empty: 'There are no templates yet',
  emptyHint: 'Write down what you answer often, and insert it with one click.',
  fields: { name: 'Name', kind: 'For', text: (language) => `Text (${language})` },
  nameHint: 'Only colleagues see it.',
  textHint: 'At least one language. In a language without a text the template is not offered.',
  needsText: 'Write it in at least one language',
  create: 'Create',
  saved: 'The template was saved',
  deleted: 'The template was deleted',
  changedMeanwhile:
    'A colleague has changed this template meanwhile. What you typed is still here. Differences are shown below; saving again keeps your version.',
  goneMeanwhile:
    'A colleague has deleted this template meanwhile. What you typed is still here: copy it into a new one.',
  colleagues: (text) => `Your colleague’s version: ${text === '' ? '(empty)' : text}`,
  deleteQuestion: (name) => `Delete the template “${name}”?`,
  deleteHint: 'Answers that were sent stay as they are.',
  remove: 'Delete',
  insertCount: (count) => `Templates · ${count}`,
  none: (language) => `No templates in ${language}`,
  manage: 'Manage templates',
} satisfies AnswerTemplatesTexts;

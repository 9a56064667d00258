import type { AnswerTemplate } from 'contract/console/answer-templates.ts';
import { inboxKinds } from 'contract/console/inbox.ts';
import { byLocale } from 'contract/locales.ts';
import { z } from 'zod/mini';

/** The fields of the form. */
export const templateValues = z.object({
  kind: z.enum(inboxKinds),
  name: z.string(),
  texts: z.object(byLocale(() => z.string())),
});

export type TemplateValues = z.infer<typeof templateValues>;

/** What is typed, and the template that it was typed on. */
const templateDraft = z.object({ typed: templateValues, from: templateValues });

type TemplateDraft = z.infer<typeof templateDraft>;

export const isTemplateDraft = (stored: unknown): stored is TemplateDraft => z.safeParse(templateDraft, stored).success;

/** The values of a template, or of a new one. */
export function valuesOf(template: AnswerTemplate | undefined, kind: TemplateValues['kind']): TemplateValues {
  return {
    kind: template?.kind ?? kind,
    name: template?.name ?? '',
    texts: byLocale((locale) => template?.texts[locale] ?? ''),
  };
}

/** What is typed on top of what is saved now. A field that was not changed follows a colleague. */
export function rebaseDraft(saved: TemplateValues, { typed, from }: TemplateDraft): TemplateValues {
  return {
    kind: typed.kind === from.kind ? saved.kind : typed.kind,
    name: typed.name === from.name ? saved.name : typed.name,
    texts: byLocale((locale) =>
      typed.texts[locale] === from.texts[locale] ? saved.texts[locale] : typed.texts[locale],
    ),
  };
}

import { Alert, App, Button, Form, type FormInstance, type FormRule, Input, Radio } from 'antd';
import {
  type AnswerTemplate,
  answerTemplateBounds,
  createAnswerTemplate,
  listAnswerTemplates,
  saveAnswerTemplate,
} from 'contract/console/answer-templates.ts';
import { type InboxKind, inboxKinds, inboxRights } from 'contract/console/inbox.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { hasVisibleText } from 'contract/fields.ts';
import { localeNames, locales } from 'contract/locales.ts';
import { type ReactNode, useId, useState } from 'react';
import { z } from 'zod/mini';
import { useRead } from '../../gateway/use-read.ts';
import { useWrite } from '../../gateway/use-write.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { showFieldErrors } from '../../parts/fields/show-field-errors.ts';
import { UnsavedDraftOffer } from '../../parts/drafts/unsaved-draft-offer.tsx';
import { useUnsavedDraft } from '../../parts/drafts/use-unsaved-draft.ts';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from './answer-templates.module.css';
import { isTemplateDraft, rebaseDraft, templateValues, type TemplateValues, valuesOf } from './template-values.ts';

/** A new template, or an existing one. */
export function AnswerTemplateForm({ template, close }: { template: AnswerTemplate | undefined; close: () => void }) {
  const { answerTemplates: texts, parts } = useTexts();
  const [form] = Form.useForm<TemplateValues>();
  const formId = useId();
  const kinds = useAnswerableKinds();
  const initial = valuesOf(template, kinds[0] ?? 'message');
  const { draft, isChanged } = useTemplateDraft(template, initial, form);
  const { submit, isPending, present, refusal } = useSubmission(template, () => {
    draft.delete();
    close();
  });
  return (
    <Dialog
      title={template === undefined ? texts.add : texts.rename}
      close={close}
      mask={{ closable: false }}
      keyboard={!isChanged}
      width={640}
      action={
        <Button
          type="primary"
          htmlType="submit"
          form={formId}
          loading={isPending}
          disabled={refusal === 'goneMeanwhile'}
        >
          {template === undefined ? texts.create : parts.save}
        </Button>
      }
    >
      <div className={styles.stack}>
        {refusal === undefined ? null : <Alert type="warning" showIcon title={texts[refusal]} />}
        <UnsavedDraftOffer draft={draft} restore={(values) => form.setFieldsValue(rebaseDraft(initial, values))} />
        <Form
          id={formId}
          form={form}
          layout="vertical"
          initialValues={initial}
          onFinish={(values) =>
            void submit(values).then((failure) => failure !== undefined && showFieldErrors(form, failure))
          }
          requiredMark={false}
        >
          <Fields
            isNew={template === undefined}
            kinds={kinds}
            colleagues={refusal === undefined ? undefined : present}
          />
        </Form>
      </div>
    </Dialog>
  );
}

function useAnswerableKinds(): InboxKind[] {
  const { permissions } = useSession();
  return inboxKinds.filter((kind) => holdsPermission(permissions, inboxRights[kind].answer));
}

/** A click beside Save loses nothing: what was typed is offered again until it is saved or declined. */
function useTemplateDraft(
  template: AnswerTemplate | undefined,
  initial: TemplateValues,
  form: FormInstance<TemplateValues>,
) {
  const session = useSession();
  const watched = Form.useWatch<TemplateValues | undefined>((values) => values, form);
  const typed = z.safeParse(templateValues, watched).data;
  const isChanged = typed !== undefined && JSON.stringify(typed) !== JSON.stringify(initial);
  const draft = useUnsavedDraft(
    session.account.id,
    `answer template ${template?.id ?? 'new'}`,
    isChanged ? { typed, from: initial } : undefined,
    isTemplateDraft,
  );
  return { draft, isChanged };
}

/** After a colleague's change, the next save begins at the version that is there now. */
function useSubmission(template: AnswerTemplate | undefined, close: () => void) {
  const { answerTemplates: texts } = useTexts();
  const { message } = App.useApp();
  const changes = [listAnswerTemplates];
  const { data, retry: readAgain } = useRead(listAnswerTemplates, {}, { hasTexts: false });
  const { write: create, isPending: isCreating } = useWrite(createAnswerTemplate, { changes });
  const { write: save, isPending: isSaving } = useWrite(saveAnswerTemplate, {
    changes,
    handles: ['versionConflict', 'notFound'],
  });
  const [isRefused, setRefused] = useState(false);
  const found = data?.data.find(({ id }) => id === template?.id);
  const present = isRefused ? found : template;

  async function submit({ kind, name, texts: written }: TemplateValues) {
    const result =
      template === undefined
        ? await create({ kind, name, texts: written })
        : await save({ id: template.id, version: present?.version ?? template.version, name, texts: written });
    if (!result.ok) {
      const { error } = result.failure;
      if (error === 'notFound') readAgain();
      if (error === 'notFound' || error === 'versionConflict') setRefused(true);
      return result.failure;
    }
    void message.success(texts.saved);
    close();
    return undefined;
  }

  const refusal = !isRefused ? undefined : found === undefined ? 'goneMeanwhile' : 'changedMeanwhile';
  return { submit, isPending: isCreating || isSaving, present, refusal } as const;
}

type FieldsProps = {
  isNew: boolean;
  kinds: readonly InboxKind[];
  /** As a colleague has saved it meanwhile. */
  colleagues: AnswerTemplate | undefined;
};

function Fields({ isNew, kinds, colleagues }: FieldsProps) {
  const { answerTemplates: texts, parts } = useTexts();
  return (
    <>
      {isNew && kinds.length > 1 ? (
        <Form.Item name="kind" label={texts.fields.kind}>
          <Radio.Group optionType="button" options={kinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))} />
        </Form.Item>
      ) : (
        <Form.Item name="kind" hidden>
          <Input />
        </Form.Item>
      )}
      <Form.Item
        name="name"
        label={texts.fields.name}
        extra={extraOf(texts.nameHint, ['name'], colleagues?.name)}
        rules={[{ required: true, whitespace: true, message: parts.field }]}
      >
        <Input maxLength={answerTemplateBounds.nameLength} autoComplete="off" />
      </Form.Item>
      {localeNames.map((locale, index) => (
        <Form.Item
          key={locale}
          name={['texts', locale]}
          label={texts.fields.text(locales[locale].ownName)}
          {...(index === 0 && { rules: [needsText(texts.needsText)], dependencies: otherTexts })}
          extra={extraOf(index === 0 ? texts.textHint : undefined, ['texts', locale], colleagues?.texts[locale])}
        >
          <Input.TextArea
            lang={locales[locale].tag}
            rows={4}
            maxLength={answerTemplateBounds.textLength}
            autoComplete="off"
          />
        </Form.Item>
      ))}
    </>
  );
}

const [, ...otherTexts] = localeNames.map((locale) => ['texts', locale]);

/** The first text may be empty only if another one is not. */
function needsText(message: string): FormRule {
  return ({ getFieldValue }) => ({
    message,
    validator: async () => {
      const written: TemplateValues['texts'] = getFieldValue('texts');
      if (!localeNames.some((locale) => hasVisibleText(written[locale]))) throw new Error(message);
    },
  });
}

/** What stands below a field: a hint, and what a colleague has saved in it. */
function extraOf(hint: string | undefined, path: string[], saved: string | undefined): ReactNode {
  if (saved === undefined) return hint;
  return (
    <>
      {hint}
      <Colleagues path={path} saved={saved} />
    </>
  );
}

/** What a colleague has saved in a field, if it differs from what is typed. */
function Colleagues({ path, saved }: { path: string[]; saved: string }) {
  const { answerTemplates: texts } = useTexts();
  const typed: unknown = Form.useWatch(path);
  return saved === typed ? null : <span className={styles.colleagues}>{texts.colleagues(saved)}</span>;
}

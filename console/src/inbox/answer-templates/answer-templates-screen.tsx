import { App, Button } from 'antd';
import { type AnswerTemplate, deleteAnswerTemplate, listAnswerTemplates } from 'contract/console/answer-templates.ts';
import { defaultLocale, localeNames, locales } from 'contract/locales.ts';
import { ListPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../gateway/use-read.ts';
import { useWrite } from '../../gateway/use-write.ts';
import { Empty } from '../../parts/loading/empty.tsx';
import { NoPermission } from '../../parts/loading/no-permission.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { type Column, Table } from '../../parts/lists/table.tsx';
import { useConfirm } from '../../parts/use-confirm.ts';
import { Screen } from '../../shell/screen.tsx';
import { useTexts } from '../../text/use-language.ts';
import { AnswerTemplateForm } from './answer-template-form.tsx';
import styles from './answer-templates.module.css';

/** The texts that staff insert into answers. */
export function AnswerTemplatesScreen() {
  const { answerTemplates: texts, shell } = useTexts();
  const { data, failure, retry } = useRead(listAnswerTemplates, {}, { hasTexts: false });
  const [edited, setEdited] = useState<AnswerTemplate | 'new'>();
  const columns = useColumns({ edit: setEdited, readAgain: retry });
  return (
    <Screen help={{ screen: 'answerTemplates' }} breadcrumbs={[{ label: shell.groups.inbox }, { label: texts.title }]}>
      <PageHeader title={texts.title} note={texts.note}>
        <Button type="primary" icon={<ListPlus size={16} />} onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      </PageHeader>
      {failure?.status === 403 ? (
        <NoPermission />
      ) : (
        <Table
          label={texts.title}
          columns={columns}
          rows={data?.data}
          keyOf={({ id }) => id}
          failure={failure}
          retry={retry}
          open={setEdited}
          empty={<Empty title={texts.empty}>{texts.emptyHint}</Empty>}
        />
      )}
      {edited === undefined ? null : (
        <AnswerTemplateForm template={edited === 'new' ? undefined : edited} close={() => setEdited(undefined)} />
      )}
    </Screen>
  );
}

type TableActions = { edit: (template: AnswerTemplate) => void; readAgain: () => void };

function useColumns({ edit, readAgain }: TableActions): Column<AnswerTemplate>[] {
  const { answerTemplates: texts } = useTexts();
  const remove = useRemoval(readAgain);
  return [
    { key: 'name', title: texts.columns.name, width: 220, narrowWidth: 120, render: ({ name }) => name },
    {
      key: 'kind',
      title: texts.columns.kind,
      width: 130,
      isHiddenOnPhones: true,
      render: ({ kind }) => texts.kinds[kind],
    },
    {
      key: 'languages',
      title: texts.columns.languages,
      width: 150,
      isHiddenOnPhones: true,
      render: (template) =>
        filledLocales(template)
          .map((locale) => locales[locale].shortName)
          .join(' · '),
    },
    { key: 'text', title: texts.columns.text, isWide: true, render: (template) => <FirstText template={template} /> },
    {
      key: 'actions',
      title: texts.columns.actions,
      hasHiddenTitle: true,
      width: 96,
      align: 'right',
      render: (template) => (
        <>
          <Button
            type="text"
            aria-label={texts.editNamed(template.name)}
            icon={<Pencil size={15} />}
            onClick={() => edit(template)}
          />
          <Button
            type="text"
            aria-label={texts.deleteNamed(template.name)}
            icon={<Trash2 size={15} />}
            onClick={() => void remove(template)}
          />
        </>
      ),
    },
  ];
}

const filledLocales = ({ texts }: AnswerTemplate) => localeNames.filter((locale) => texts[locale] !== '');

/** The beginning of the text in its first language. */
function FirstText({ template }: { template: AnswerTemplate }) {
  const [locale = defaultLocale] = filledLocales(template);
  return (
    <span className={styles.text} lang={locales[locale].tag}>
      {template.texts[locale]}
    </span>
  );
}

/** After a failure the list is read again: a colleague may have deleted or changed it. */
function useRemoval(readAgain: () => void): (template: AnswerTemplate) => Promise<void> {
  const { answerTemplates: texts } = useTexts();
  const { message } = App.useApp();
  const confirm = useConfirm();
  const { write } = useWrite(deleteAnswerTemplate, { changes: [listAnswerTemplates] });
  return async ({ id, version, name }) => {
    const question = { title: texts.deleteQuestion(name), content: texts.deleteHint, action: texts.remove };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    if ((await write({ id, version })).ok) void message.success(texts.deleted);
    else readAgain();
  };
}

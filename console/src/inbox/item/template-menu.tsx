import { Button, Dropdown, type MenuProps } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { listAnswerTemplates } from 'contract/console/answer-templates.ts';
import type { InboxItem } from 'contract/console/inbox-item.ts';
import { locales } from 'contract/locales.ts';
import { ChevronDown, TextQuote } from 'lucide-react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../gateway/use-read.ts';
import { focusedMenu } from '../../parts/focused-menu.ts';
import { useTexts } from '../../text/use-language.ts';
import { insertAtCaret } from './insert-at-caret.ts';
import styles from './template-menu.module.css';

const manage = 'manage';

/** The templates in the visitor's language. The chosen one is inserted where the caret is. */
export function TemplateMenu({
  item,
  field,
  isDisabled,
}: {
  item: InboxItem;
  field: RefObject<TextAreaRef | null>;
  isDisabled: boolean;
}) {
  const { answerTemplates: texts, inboxItem } = useTexts();
  const navigate = useNavigate();
  const { data } = useRead(listAnswerTemplates, {}, { hasTexts: false });
  if (data === undefined) return null;
  const offered = data.data.filter(({ kind, texts: written }) => kind === item.kind && written[item.locale] !== '');
  const items = [
    ...offered.map(({ id, name, texts: written }) => ({
      key: String(id),
      label: (
        <span className={styles.template}>
          <b>{name}</b>
          <small lang={locales[item.locale].tag}>{written[item.locale]}</small>
        </span>
      ),
    })),
    ...(offered.length > 0
      ? []
      : [{ key: 'none', disabled: true, label: texts.none(inboxItem.languages[item.locale]) }]),
    { key: 'divider', type: 'divider' as const },
    { key: manage, label: texts.manage },
  ];

  function choose(key: string): void {
    if (key === manage) return void navigate('/inbox/answer-templates');
    const chosen = offered.find(({ id }) => String(id) === key);
    const textArea = field.current?.resizableTextArea?.textArea;
    if (chosen !== undefined && textArea !== undefined) insertAtCaret(textArea, chosen.texts[item.locale]);
  }

  const onClick: MenuProps['onClick'] = ({ key, domEvent }) => {
    // Otherwise Enter would also begin a new line in the field, which then has the focus.
    domEvent.preventDefault();
    choose(key);
  };

  return (
    <Dropdown
      {...focusedMenu}
      placement="topRight"
      disabled={isDisabled}
      menu={{ items, className: styles.menu ?? '', onClick }}
    >
      <Button size="small" aria-haspopup="menu" icon={<TextQuote size={14} />}>
        {texts.insertCount(offered.length)} <ChevronDown size={13} aria-hidden="true" />
      </Button>
    </Dropdown>
  );
}

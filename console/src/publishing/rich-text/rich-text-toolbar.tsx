import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { Button, Dropdown, Input, Popover } from 'antd';
import { isAllowedLink } from 'contract/allowed-link.ts';
import { localeNames, locales } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import { libraryUrl } from 'contract/picture.ts';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Subscript,
  Superscript,
  Table,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import type { Catalogue } from '../../text/cn/catalogue.ts';
import { useTexts } from '../../text/use-language.ts';
import { PictureChooser } from '../choosers/deferred-choosers.tsx';
import { insertPicture } from './insert-picture.ts';
import styles from './rich-text-toolbar.module.css';

type Command = {
  label: string;
  icon: LucideIcon;
  isActive?: boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
};

type WriteTexts = Catalogue['publishing']['write'];

/** The formatting of the text that had the focus last. */
export function RichTextToolbar({ editor }: { editor: Editor | undefined }) {
  const { write } = useTexts().publishing;
  const active = useActiveFormats(editor);
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={write.toolbar}>
      {commandGroups(write, active).map((commands) => [
        ...commands.map(({ label, icon: Icon, isActive, run }) => (
          <button
            key={label}
            type="button"
            title={label}
            aria-label={label}
            disabled={editor === undefined}
            {...(isActive !== undefined && { 'aria-pressed': isActive })}
            onClick={() => editor && run(editor.chain().focus()).run()}
          >
            <Icon size={16} strokeWidth={1.6} />
          </button>
        )),
        <hr key={`after ${commands[0]?.label}`} />,
      ])}
      <LinkButton editor={editor} isActive={active.link} />
      <TableMenu editor={editor} isInTable={active.table} />
      <PictureButton editor={editor} />
    </div>
  );
}

function commandGroups(write: WriteTexts, active: typeof noFormats): Command[][] {
  return [
    [
      { label: write.undo, icon: Undo2, run: (chain) => chain.undo() },
      { label: write.redo, icon: Redo2, run: (chain) => chain.redo() },
    ],
    [
      {
        label: write.heading2,
        icon: Heading2,
        isActive: active.heading2,
        run: (chain) => chain.toggleHeading({ level: 2 }),
      },
      {
        label: write.heading3,
        icon: Heading3,
        isActive: active.heading3,
        run: (chain) => chain.toggleHeading({ level: 3 }),
      },
      { label: write.quote, icon: Quote, isActive: active.quote, run: (chain) => chain.toggleBlockquote() },
    ],
    [
      { label: write.bold, icon: Bold, isActive: active.bold, run: (chain) => chain.toggleBold() },
      { label: write.italic, icon: Italic, isActive: active.italic, run: (chain) => chain.toggleItalic() },
      {
        label: write.subscript,
        icon: Subscript,
        isActive: active.subscript,
        run: (chain) => chain.toggleMark('subscript'),
      },
      {
        label: write.superscript,
        icon: Superscript,
        isActive: active.superscript,
        run: (chain) => chain.toggleMark('superscript'),
      },
    ],
    [
      { label: write.bulletList, icon: List, isActive: active.bulletList, run: (chain) => chain.toggleBulletList() },
      {
        label: write.numberedList,
        icon: ListOrdered,
        isActive: active.numberedList,
        run: (chain) => chain.toggleOrderedList(),
      },
    ],
  ];
}

/** Inserts a picture of the library. */
function PictureButton({ editor }: { editor: Editor | undefined }) {
  const { write } = useTexts().publishing;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <button
        type="button"
        title={write.picture}
        aria-label={write.picture}
        disabled={editor === undefined}
        onClick={() => setChoosing(true)}
      >
        <ImagePlus size={16} strokeWidth={1.6} />
      </button>
      {isChoosing ? (
        <PictureChooser
          close={() => setChoosing(false)}
          choose={({ name, description }) => {
            if (editor) insertPicture(editor, { src: libraryUrl(name), alt: descriptionIn(editor, description) });
            setChoosing(false);
          }}
        />
      ) : null}
    </>
  );
}

/** The description in the language of the text; empty if it has none. */
function descriptionIn(editor: Editor, description: Localized): string {
  const locale = localeNames.find((name) => locales[name].tag === editor.view.dom.lang);
  return (locale && description[locale]) ?? '';
}

const noFormats = {
  heading2: false,
  heading3: false,
  quote: false,
  bold: false,
  italic: false,
  subscript: false,
  superscript: false,
  bulletList: false,
  numberedList: false,
  link: false,
  table: false,
};

function useActiveFormats(editor: Editor | undefined): typeof noFormats {
  return (
    useEditorState({
      editor: editor ?? null,
      selector: ({ editor: text }) =>
        text === null
          ? noFormats
          : {
              heading2: text.isActive('heading', { level: 2 }),
              heading3: text.isActive('heading', { level: 3 }),
              quote: text.isActive('blockquote'),
              bold: text.isActive('bold'),
              italic: text.isActive('italic'),
              subscript: text.isActive('subscript'),
              superscript: text.isActive('superscript'),
              bulletList: text.isActive('bulletList'),
              numberedList: text.isActive('orderedList'),
              link: text.isActive('link'),
              table: text.isActive('table'),
            },
    }) ?? noFormats
  );
}

function LinkButton({ editor, isActive }: { editor: Editor | undefined; isActive: boolean }) {
  const { publishing } = useTexts();
  const { write } = publishing;
  const [isOpen, setOpen] = useState(false);
  const [href, setHref] = useState('');
  const isWrong = href.trim() !== '' && !isAllowedLink(href.trim());

  function open(willOpen: boolean): void {
    setOpen(willOpen);
    if (willOpen) setHref(String(editor?.getAttributes('link')['href'] ?? ''));
  }

  function setLink(): void {
    if (href.trim() === '' || isWrong) return;
    editor?.chain().focus().extendMarkRange('link').setLink({ href: href.trim() }).run();
    setOpen(false);
  }

  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={open}
      content={
        <div className={styles.link}>
          <Input
            aria-label={write.linkAddress}
            placeholder="https://"
            value={href}
            status={isWrong ? 'error' : ''}
            onChange={({ target }) => setHref(target.value)}
            onPressEnter={setLink}
          />
          {isWrong ? <small role="alert">{write.linkRule}</small> : null}
          <div className={styles.row}>
            {isActive ? (
              <Button
                type="text"
                onClick={() => {
                  editor?.chain().focus().extendMarkRange('link').unsetLink().run();
                  setOpen(false);
                }}
              >
                {write.removeLink}
              </Button>
            ) : null}
            <Button onClick={setLink} disabled={href.trim() === '' || isWrong}>
              {write.setLink}
            </Button>
          </div>
        </div>
      }
    >
      <button
        type="button"
        title={write.link}
        aria-label={write.link}
        aria-pressed={isActive}
        disabled={editor === undefined}
      >
        <Link2 size={16} strokeWidth={1.6} />
      </button>
    </Popover>
  );
}

function TableMenu({ editor, isInTable }: { editor: Editor | undefined; isInTable: boolean }) {
  const { publishing } = useTexts();
  const { write } = publishing;
  const button = (
    <button
      type="button"
      title={write.table}
      aria-label={write.table}
      aria-pressed={isInTable}
      disabled={editor === undefined}
      {...(!isInTable && {
        onClick: () => editor?.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      })}
    >
      <Table size={16} strokeWidth={1.6} />
    </button>
  );
  if (!isInTable) return button;
  const items = [
    { key: 'addRow', label: write.addRow, onClick: () => editor?.chain().focus().addRowAfter().run() },
    { key: 'addColumn', label: write.addColumn, onClick: () => editor?.chain().focus().addColumnAfter().run() },
    { key: 'deleteRow', label: write.deleteRow, onClick: () => editor?.chain().focus().deleteRow().run() },
    { key: 'deleteColumn', label: write.deleteColumn, onClick: () => editor?.chain().focus().deleteColumn().run() },
    { key: 'deleteTable', label: write.deleteTable, onClick: () => editor?.chain().focus().deleteTable().run() },
  ];
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items: items.map((item) => ({ ...item, onClick: () => void item.onClick() })) }}
    >
      {button}
    </Dropdown>
  );
}

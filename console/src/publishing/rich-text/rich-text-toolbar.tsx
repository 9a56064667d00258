import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Subscript,
  Superscript,
  Undo2,
} from 'lucide-react';
import type { Catalogue } from '../../text/cn/catalogue.ts';
import { useTexts } from '../../text/use-language.ts';
import { LinkButton } from './link-button.tsx';
import { PictureButton } from './picture-button.tsx';
import styles from './rich-text-toolbar.module.css';
import { TableMenu } from './table-menu.tsx';

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

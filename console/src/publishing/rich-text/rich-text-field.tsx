import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { App } from 'antd';
import { type Locale, locales } from 'contract/locales.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../text/use-language.ts';
import { extensions } from './extensions.ts';
import { cleanPastedHtml } from './pasted-html.ts';
import styles from './rich-text-field.module.css';
import { usePictureUpload } from './use-picture-upload.ts';

/** A rich text in one language. The toolbar is above the columns and serves the text that has the focus. */
export function RichTextField({
  label,
  locale,
  html,
  isReadOnly,
  onChange,
  onFocus,
}: {
  label: string;
  locale: Locale;
  html: string;
  isReadOnly: boolean;
  onChange: (html: string) => void;
  onFocus: (editor: Editor) => void;
}) {
  const { publishing } = useTexts();
  const { message } = App.useApp();
  const { takeFiles, uploading } = usePictureUpload();
  // What the editor itself has reported. Another value comes from outside: a restored version, a merge.
  const reported = useRef(html);

  const report = useEffectEvent((editor: Editor) => {
    const written = editor.isEmpty ? '' : editor.getHTML();
    reported.current = written;
    onChange(written);
  });
  const focused = useEffectEvent((editor: Editor) => onFocus(editor));

  const editor = useEditor({
    extensions,
    content: html,
    editable: !isReadOnly,
    // The page's policy allows styles with its nonce only; ours are in a file.
    injectCSS: false,
    immediatelyRender: true,
    onUpdate: ({ editor: updated }) => report(updated),
    onFocus: ({ editor: current }) => focused(current),
    editorProps: {
      attributes: {
        class: styles.text ?? '',
        lang: locales[locale].tag,
        role: 'textbox',
        'aria-multiline': 'true',
        'data-placeholder': publishing.writeHere,
        'aria-label': `${label}, ${locales[locale].ownName}`,
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (_view, event) => takePictures(event.clipboardData),
      handleDrop: (_view, event) => takePictures(event.dataTransfer),
    },
  });

  function cleanPaste(pasted: string): string {
    const { html: cleaned, omittedPictures } = cleanPastedHtml(pasted);
    if (omittedPictures > 0) void message.warning(publishing.write.omittedPictures(omittedPictures));
    return cleaned;
  }

  function takePictures(transfer: DataTransfer | null): boolean {
    return takeFiles(editor, transfer);
  }

  useEffect(() => {
    if (html === reported.current) return;
    reported.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly]);

  return (
    <div className={styles.field}>
      <EditorContent editor={editor} />
      {uploading.map((name) => (
        <output key={name} className={styles.uploading}>
          {publishing.write.uploading(name)}
        </output>
      ))}
    </div>
  );
}

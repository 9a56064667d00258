import { Button } from 'antd';
import { CloudUpload } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../text/use-language.ts';
import { FileInput } from './file-input.tsx';
import { Kbd } from '../keyboard/kbd.tsx';
import { isSingleKeyShortcut, isTyping, latinLetter } from '../keyboard/keyboard.ts';
import { UploadList } from './upload-list.tsx';
import styles from './uploader.module.css';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useKeyDown } from '../keyboard/use-key-down.ts';
import { formatsOf, type UploadedFile, type UploadRules, useUploads } from './use-uploads.ts';

export type UploaderProps = {
  label: string;
  /** The file field, so that another button may open it too. */
  input: RefObject<HTMLInputElement | null>;
  onUploaded: (file: UploadedFile) => void;
};

/**
 * Uploads files by button, by `U`, by dropping them on the window or by pasting, and shows how far each is. One at a
 * time is on a screen.
 */
export function Uploader({
  label,
  input,
  onUploaded,
  rules,
  release,
}: UploaderProps & { rules: UploadRules; release: (count: number) => string }) {
  const { uploads: texts } = useTexts();
  const { uploads, add, dismiss } = useUploads(rules, onUploaded);
  const dragged = useDroppedFiles(add);
  useKeyDown((event) => {
    if (isSingleKeyShortcut(event) && latinLetter(event) === 'u') input.current?.click();
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || isTyping(event.target)) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
  return (
    <>
      <Button type="primary" icon={<CloudUpload size={16} />} onClick={() => input.current?.click()}>
        {label}
        <Kbd keys="U" />
      </Button>
      <FileInput ref={input} label={label} extensions={rules.extensions} multiple onChosen={add} />
      {dragged === undefined ? null : (
        <div className={styles.release}>
          <CloudUpload size={28} strokeWidth={1.4} />
          <strong>{release(dragged)}</strong>
          <span>{texts.rule(formatsOf(rules.extensions), rules.megabytes)}</span>
        </div>
      )}
      <UploadList uploads={uploads} close={dismiss} />
    </>
  );
}

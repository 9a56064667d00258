import { Button } from 'antd';
import { CloudUpload } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTexts } from '../text/use-language.ts';
import { FileInput } from './file-input.tsx';
import { isDialogOpen, isTyping } from './keyboard.ts';
import { Kbd } from './kbd.tsx';
import { UploadList } from './upload-list.tsx';
import styles from './uploader.module.css';
import { useDroppedFiles } from './use-dropped-files.ts';
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
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
    if (event.key.toLowerCase() === 'u') input.current?.click();
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || isTyping(event.target)) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const [keys, paste] = [(event: KeyboardEvent) => onKeyDown(event), (event: ClipboardEvent) => onPaste(event)];
    addEventListener('keydown', keys);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('keydown', keys);
      removeEventListener('paste', paste);
    };
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

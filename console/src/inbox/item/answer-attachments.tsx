import { Button } from 'antd';
import { CircleAlert, FileText, Paperclip, RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { FileInput } from '../../parts/uploads/file-input.tsx';
import { useDroppedFiles } from '../../parts/uploads/use-dropped-files.ts';
import { formatFileSize } from '../../text/file-size.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './answer-attachments.module.css';
import type { AnswerFiles, AnswerUpload } from './use-answer-files.ts';

/** The files of an answer: chosen or dropped, each with its progress. */
export function AnswerAttachments({ files: answer, isDisabled }: { files: AnswerFiles; isDisabled: boolean }) {
  const { inboxItem, uploads } = useTexts();
  const texts = inboxItem.answer.files;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { files, most, extensions, add, retry, remove } = answer;
  const isFull = isDisabled || files.length >= most;
  const dragged = useDroppedFiles((dropped) => {
    if (!isDisabled) add(dropped);
  });
  return (
    <div className={styles.attachments}>
      {files.length === 0 ? null : (
        <ul aria-label={texts.list}>
          {files.map((upload) => (
            <li key={upload.key} data-state={upload.state}>
              <Attachment upload={upload} />
              {upload.state === 'failed' && upload.file !== undefined ? (
                <Button
                  type="text"
                  size="small"
                  disabled={isDisabled}
                  aria-label={texts.retry(upload.fileName)}
                  icon={<RotateCw size={14} />}
                  onClick={() => retry(upload)}
                />
              ) : null}
              <Button
                type="text"
                size="small"
                disabled={isDisabled}
                aria-label={texts.remove(upload.fileName)}
                icon={<X size={14} />}
                onClick={() => {
                  // Its own button disappears with it.
                  button.current?.focus();
                  remove(upload);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Button
          ref={button}
          size="small"
          // Not disabled: it gets the focus when the last file of a full list is removed.
          aria-disabled={isFull}
          icon={<Paperclip size={14} />}
          onClick={() => {
            if (!isFull) input.current?.click();
          }}
        >
          {texts.add}
        </Button>
        <small>{dragged === undefined ? texts.most(most) : uploads.releaseFiles(dragged)}</small>
      </p>
      <FileInput ref={input} label={texts.add} extensions={extensions} multiple onChosen={add} />
    </div>
  );
}

function Attachment({ upload }: { upload: AnswerUpload }) {
  const { uploads } = useTexts();
  const locale = useLocale();
  const { fileName, bytes, state } = upload;
  return (
    <>
      {state === 'failed' ? <CircleAlert size={16} aria-hidden="true" /> : <FileText size={16} aria-hidden="true" />}
      <span>
        <bdi>{fileName}</bdi>
        {state === 'failed' ? <em role="alert">{upload.problem}</em> : null}
      </span>
      {state === 'sending' ? (
        <progress max={1} value={upload.progress} aria-label={fileName} />
      ) : (
        <small>{formatFileSize(bytes, locale, uploads)}</small>
      )}
    </>
  );
}

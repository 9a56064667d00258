import { App, Button, Tooltip } from 'antd';
import { locales } from 'contract/locales.ts';
import { Download, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConfirm } from '../parts/use-confirm.ts';
import { formatTimestamp } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './detail.module.css';

/** Replaces, downloads or deletes a picture or film. What is used cannot be deleted. */
export function DetailActions({
  name,
  file,
  uses,
  inUse,
  createdAt,
  mayEdit,
  replace,
  remove,
  close,
}: {
  name: string;
  /** The URL of what is downloaded. */
  file: string;
  uses: number;
  /** Said of one that is used. */
  inUse: string;
  createdAt: string;
  mayEdit: boolean;
  replace: ReactNode;
  /** Whether it was deleted. */
  remove: () => Promise<boolean>;
  close: () => void;
}) {
  const { media } = useTexts();
  const { detail } = media;
  const locale = useLocale();

  return (
    <>
      <div className={styles.actions}>
        {mayEdit ? replace : null}
        <Tooltip title={detail.download}>
          <Button
            aria-label={detail.download}
            icon={<Download size={15} />}
            href={file}
            download={`${name}.${file.split('.').at(-1) ?? ''}`}
          />
        </Tooltip>
        {mayEdit ? <DeleteButton name={name} isDisabled={uses > 0} remove={remove} close={close} /> : null}
      </div>
      {mayEdit && uses > 0 ? <p className={styles.hint}>{inUse}</p> : null}
      <p className={styles.hint} lang={locales[locale].tag}>
        {formatTimestamp(createdAt)}
      </p>
    </>
  );
}

/** Deletes after a question. */
function DeleteButton({
  name,
  isDisabled,
  remove,
  close,
}: {
  name: string;
  isDisabled: boolean;
  remove: () => Promise<boolean>;
  close: () => void;
}) {
  const { detail } = useTexts().media;
  const { message } = App.useApp();
  const confirm = useConfirm();

  async function deleteItem(): Promise<void> {
    const isWanted = await confirm({
      title: detail.removeQuestion(name),
      content: detail.removeText,
      action: detail.remove,
      isDangerous: true,
    });
    if (!isWanted || !(await remove())) return;
    void message.success(detail.removed);
    close();
  }

  return (
    <Tooltip title={detail.remove}>
      <Button
        type="text"
        danger
        aria-label={detail.remove}
        disabled={isDisabled}
        icon={<Trash2 size={15} />}
        onClick={() => void deleteItem()}
      />
    </Tooltip>
  );
}

import { Button, Input, Segmented } from 'antd';
import type { ContentItem } from 'contract/console/content-items.ts';
import { createPreviewLink } from 'contract/console/previews.ts';
import { type Locale } from 'contract/locales.ts';
import { useState } from 'react';
import { useWrite } from '../../gateway/use-write.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useCopy } from '../../parts/use-copy.ts';
import { formatInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import styles from './preview.module.css';

const choices = [60, 1440, 10080] as const;

/** An expiring link to the saved draft for somebody without an account. */
export function PreviewLinkDialog({ item, locale, close }: { item: ContentItem; locale: Locale; close: () => void }) {
  const { publishing } = useTexts();
  const { preview } = publishing;
  const copy = useCopy();
  const [minutes, setMinutes] = useState<(typeof choices)[number]>(1440);
  const [link, setLink] = useState<{ url: string; expiresAt: string }>();
  const { write, isPending } = useWrite(createPreviewLink);

  async function create(): Promise<void> {
    const result = await write({ kind: item.kind, id: item.id, number: item.version, locale, minutes });
    if (result.ok) setLink({ url: location.origin + result.value.url, expiresAt: result.value.expiresAt });
  }

  return (
    <Dialog title={preview.linkTitle} close={close}>
      <p>{preview.linkText}</p>
      <div className={styles.header}>
        <span>{preview.validFor}</span>
        <Segmented
          value={minutes}
          onChange={setMinutes}
          options={choices.map((value) => ({ value, label: preview.minutes[value] }))}
        />
        <Button type="primary" loading={isPending} onClick={() => void create()}>
          {preview.create}
        </Button>
      </div>
      {link === undefined ? null : (
        <>
          <div className={styles.link}>
            <Input readOnly aria-label={preview.link} value={link.url} onFocus={({ target }) => target.select()} />
            <Button onClick={() => void copy(link.url)}>{preview.copy}</Button>
          </div>
          <p>{preview.expires(formatInstant(link.expiresAt))}</p>
        </>
      )}
    </Dialog>
  );
}

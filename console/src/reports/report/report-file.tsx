import { App, Button } from 'antd';
import { downloadFile } from 'client/download.ts';
import { downloadFailureText } from '../../text/failure-text.ts';
import { requestFor } from 'client/request.ts';
import { saveFile } from 'client/save-file.ts';
import { downloadReportFile } from 'contract/console/reports.ts';
import { openFile } from 'contract/sealing/open-file.ts';
import { FileLock2 } from 'lucide-react';
import { useState } from 'react';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { announceFailure } from '../../gateway/announcements.ts';
import { lockSignal } from '../../shell/officer-key.ts';
import { formatFileSize } from '../../text/file-size.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './report.module.css';
import type { OpenedFile } from './use-opened-report.ts';

/** A file of a stranger: decrypted in this browser, compared with what was sent, saved, and never shown. */
export function ReportFile({ reportId, file }: { reportId: string; file: OpenedFile }) {
  const { reports, uploads } = useTexts();
  const locale = useLocale();
  const { save, isPending } = useSavedFile(reportId, file);
  return (
    <div className={styles.file}>
      <FileLock2 size={18} strokeWidth={1.6} aria-hidden="true" />
      <p>
        <span dir="auto">{file.safeName}</span>
        <small>{formatFileSize(file.bytes, locale, uploads)}</small>
      </p>
      <Button loading={isPending} aria-label={`${reports.file.save}: ${file.safeName}`} onClick={() => void save()}>
        {isPending ? reports.file.saving : reports.file.save}
      </Button>
      <small className={styles.warning}>{reports.file.warning}</small>
    </div>
  );
}

function useSavedFile(reportId: string, file: OpenedFile) {
  const { reports } = useTexts();
  const locale = useLocale();
  const { message, notification } = App.useApp();
  const [isPending, setPending] = useState(false);

  const save = useOneAtATime(async () => {
    setPending(true);
    const locked = lockSignal();
    try {
      const { url } = requestFor(downloadReportFile, locale, { id: reportId, position: file.position });
      const sealed = await downloadFile(url, { signal: locked });
      if (!sealed.ok) return announceFailure(sealed.failure, downloadFailureText);
      const content = await open(file, sealed.value.blob);
      if (locked.aborted) return;
      // A lock removes what names the file.
      if (content === undefined) {
        const key = `${reportId} ${file.position}`;
        notification.error({ key, title: reports.file.failed(file.safeName), duration: 0 });
        locked.addEventListener('abort', () => notification.destroy(key), { once: true });
        return;
      }
      saveFile({ blob: content, name: file.safeName });
      const close = message.success(reports.file.saved(file.safeName));
      locked.addEventListener('abort', () => close(), { once: true });
    } finally {
      setPending(false);
    }
  });

  return { save, isPending };
}

/** Undefined if it is damaged, or not the file that was sent. */
async function open(file: OpenedFile, sealed: Blob): Promise<Blob | undefined> {
  try {
    const content = await openFile(file, new Uint8Array(await sealed.arrayBuffer()));
    // Without a type that a browser would show.
    return new Blob([new Uint8Array(content)], { type: 'application/octet-stream' });
  } catch {
    return undefined;
  }
}

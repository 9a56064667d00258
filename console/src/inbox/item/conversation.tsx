import { downloadFile, downloadZip } from 'client/download.ts';
import { downloadFailureText } from '../../text/failure-text.ts';
import { requestFor } from 'client/request.ts';
import { saveFile } from 'client/save-file.ts';
import { downloadInboxFile, downloadInboxFiles, type InboxItem, maxZippedBytes } from 'contract/console/inbox-item.ts';
import { Download, EyeOff, FileArchive, FileText, TicketCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { announceFailure } from '../../gateway/announcements.ts';
import { Entries, Entry, EntryText } from '../../parts/conversation/entries.tsx';
import { SideHeader } from '../../parts/conversation/side-header.tsx';
import { InitialsAvatar } from '../../parts/initials-avatar.tsx';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { formatFileSize } from '../../text/file-size.ts';
import { formatShortInstant } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './conversation.module.css';

type ConversationProps = {
  item: InboxItem;
  now: Date;
  /** The answer to the visitor. */
  children: ReactNode;
};

/** What the visitor sees: all entries, and below them the answer. */
export function Conversation({ item, now, children }: ConversationProps) {
  const { inboxItem } = useTexts();
  const { entries, hasReceipt } = item;
  return (
    <>
      <SideHeader side="visitor" title={inboxItem.visitorSees}>
        {hasReceipt ? (
          <p>
            <TicketCheck size={14} aria-hidden="true" /> {inboxItem.readWithReceipt}
          </p>
        ) : null}
      </SideHeader>
      <Entries label={inboxItem.conversation} count={entries.length}>
        {entries.map((entry, index) => (
          <li key={`${index} ${entry.at}`} data-from={entry.from}>
            <InboxEntry item={item} entry={entry} isLater={index > 0} now={now} />
          </li>
        ))}
      </Entries>
      {children}
    </>
  );
}

type ConversationEntry = InboxItem['entries'][number];

function InboxEntry({
  item,
  entry: { from, at, by, readAt, text, files },
  isLater,
  now,
}: {
  item: InboxItem;
  entry: ConversationEntry;
  isLater: boolean;
  now: Date;
}) {
  const { inboxItem } = useTexts();
  const isVisitor = from === 'visitor';
  return (
    <Entry
      author={isVisitor ? item.name || inboxItem.noName : inboxItem.staff}
      note={isVisitor && isLater ? inboxItem.byReceipt : undefined}
      writer={by === null ? null : <Writer name={by} />}
      at={at}
      time={formatShortInstant(at, now)}
    >
      <EntryText locale={item.locale}>{text}</EntryText>
      {files.length === 0 ? null : (
        <ul>
          {files.map((file) => (
            <li key={file.position}>
              <FileLink item={item} file={file} />
            </li>
          ))}
          {files === lastFilesOf(item) ? <AllFilesLink item={item} /> : null}
        </ul>
      )}
      {isVisitor || !item.hasReceipt ? null : <Reading readAt={readAt} now={now} />}
    </Entry>
  );
}

/** Of our own answers; the visitor does not see it. */
function Writer({ name }: { name: string }) {
  const { inboxItem } = useTexts();
  return (
    <span className={styles.writer} title={inboxItem.writerHint}>
      <InitialsAvatar name={name} size={18} />
      <span dir="auto">{name}</span>
      <EyeOff size={13} aria-hidden="true" />
      <span className={visuallyHidden.text}>{inboxItem.writerHint}</span>
    </span>
  );
}

/** Whether the visitor has opened an answer with the receipt. */
function Reading({ readAt, now }: { readAt: string | null; now: Date }) {
  const { inboxItem } = useTexts();
  return (
    <p className={styles.reading} data-read={readAt !== null}>
      <TicketCheck size={14} aria-hidden="true" />
      {readAt === null ? (
        inboxItem.unread
      ) : (
        <time dateTime={readAt}>{inboxItem.read(formatShortInstant(readAt, now))}</time>
      )}
    </p>
  );
}

/** The files of the last entry that has some. */
function lastFilesOf({ entries }: InboxItem): readonly ConversationFile[] | undefined {
  return entries.findLast(({ files }) => files.length > 0)?.files;
}

type ConversationFile = ConversationEntry['files'][number];

function FileLink({ item: { kind, id }, file }: { item: InboxItem; file: ConversationFile }) {
  const { position, fileName, bytes } = file;
  const { url } = requestFor(downloadInboxFile, useLocale(), { kind, id, position });
  return (
    <DownloadLink url={url} fileName={fileName} bytes={bytes} fetchFile={downloadFile}>
      <FileText size={18} aria-hidden="true" />
      <span dir="auto">{fileName}</span>
    </DownloadLink>
  );
}

/** All files of the conversation as one zip; nothing for a single file, or where the zip would be too large. */
function AllFilesLink({ item: { kind, id, name, entries } }: { item: InboxItem }) {
  const { inboxItem } = useTexts();
  const { url } = requestFor(downloadInboxFiles, useLocale(), { kind, id });
  const files = entries.flatMap((entry) => entry.files);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (files.length < 2 || bytes > maxZippedBytes) return null;
  return (
    <li>
      <DownloadLink url={url} fileName={`${name || id}.zip`} bytes={bytes} fetchFile={downloadZip}>
        <FileArchive size={18} aria-hidden="true" />
        <span>{inboxItem.allFiles(files.length)}</span>
      </DownloadLink>
    </li>
  );
}

type DownloadLinkProps = {
  url: string;
  fileName: string;
  bytes: number;
  fetchFile: typeof downloadFile;
  children: ReactNode;
};

/** Downloads a file. What goes wrong is said here, and not in a page of its own. */
function DownloadLink({ url, fileName, bytes, fetchFile, children }: DownloadLinkProps) {
  const { inboxItem, uploads } = useTexts();
  const locale = useLocale();
  const [isPending, setPending] = useState(false);
  // The message of this error is for the holder of a receipt.
  const textOf: typeof downloadFailureText = (failure, shownIn) =>
    failure.error === 'recordAltered' ? inboxItem.fileAltered : downloadFailureText(failure, shownIn);
  async function download(): Promise<void> {
    setPending(true);
    const file = await fetchFile(url);
    setPending(false);
    if (file.ok) saveFile({ blob: file.value.blob, name: fileName });
    else announceFailure(file.failure, textOf);
  }
  return (
    <a
      className={styles.file}
      href={url}
      download={fileName}
      aria-busy={isPending}
      onClick={(event) => {
        event.preventDefault();
        if (!isPending) void download();
      }}
    >
      {children}
      <small>{formatFileSize(bytes, locale, uploads)}</small>
      <Download size={15} aria-label={inboxItem.download} />
    </a>
  );
}

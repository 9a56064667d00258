import { downloadFile } from 'client/download.ts';
import { downloadFailureText } from 'client/failure-text.ts';
import { requestFor } from 'client/request.ts';
import { saveFile } from 'client/save-file.ts';
import { downloadInboxFile, type InboxItem } from 'contract/console/inbox.ts';
import { locales } from 'contract/locales.ts';
import { Download, Eye, FileText, TicketCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { announceFailure } from '../../gateway/announcements.ts';
import styles from '../../parts/conversation/conversation.module.css';
import { formatFileSize } from '../../text/file-size.ts';
import { formatShortInstant } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';

/** What scrolls must be reached by keyboard. */
const scrolledByKeys = { tabIndex: 0 } as const;

type ConversationProps = {
  item: InboxItem;
  now: Date;
  /** The answer to the visitor. */
  children: ReactNode;
};

/** What the visitor sees: all entries, and below them the answer. */
export function Conversation({ item, now, children }: ConversationProps) {
  const { inboxItem } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const { entries, hasReceipt } = item;
  useEffect(() => {
    const last = list.current?.children[entries.length - 1];
    // By hand: `scrollIntoView` would also move the list of items and the page.
    if (list.current && last instanceof HTMLElement) list.current.scrollTop = last.offsetTop - list.current.offsetTop;
  }, [entries.length]);
  return (
    <>
      <header className={styles.head}>
        <Eye size={16} aria-hidden="true" />
        <h3>{inboxItem.visitorSees}</h3>
        {hasReceipt ? (
          <p>
            <TicketCheck size={14} aria-hidden="true" /> {inboxItem.readWithReceipt}
          </p>
        ) : null}
      </header>
      <ol ref={list} className={styles.entries} {...scrolledByKeys} aria-label={inboxItem.conversation}>
        {entries.map((entry, index) => (
          <li key={`${index} ${entry.at}`} data-from={entry.from}>
            <Entry item={item} entry={entry} isLater={index > 0} now={now} />
          </li>
        ))}
      </ol>
      {children}
    </>
  );
}

type ConversationEntry = InboxItem['entries'][number];

function Entry({
  item,
  entry: { from, at, text, files },
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
    <article>
      <header>
        <b dir="auto">{isVisitor ? item.name || inboxItem.noName : inboxItem.staff}</b>
        {isVisitor && isLater ? <small>{inboxItem.byReceipt}</small> : null}
        <time dateTime={at}>{formatShortInstant(at, now)}</time>
      </header>
      {text === '' ? null : (
        <p lang={locales[item.locale].tag} dir="auto">
          {text}
        </p>
      )}
      {files.length === 0 ? null : (
        <ul>
          {files.map((file) => (
            <li key={file.position}>
              <FileLink item={item} file={file} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Downloads the file. What goes wrong is said here, and not in a page of its own. */
function FileLink({
  item: { kind, id },
  file: { position, fileName, bytes },
}: {
  item: InboxItem;
  file: ConversationEntry['files'][number];
}) {
  const { inboxItem, uploads } = useTexts();
  const locale = useLocale();
  const { url } = requestFor(downloadInboxFile, locale, { kind, id, position });
  // The message of this error is for the holder of a receipt.
  const textOf: typeof downloadFailureText = (failure, shownIn) =>
    failure.error === 'recordAltered' ? inboxItem.fileAltered : downloadFailureText(failure, shownIn);
  async function download(): Promise<void> {
    const file = await downloadFile(url);
    if (file.ok) saveFile({ blob: file.value.blob, name: fileName });
    else announceFailure(file.failure, textOf);
  }
  return (
    <a
      className={styles.file}
      href={url}
      download={fileName}
      aria-label={inboxItem.download(fileName)}
      onClick={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      <FileText size={18} aria-hidden="true" />
      <span dir="auto">{fileName}</span>
      <small>{formatFileSize(bytes, locale, uploads)}</small>
      <Download size={15} aria-hidden="true" />
    </a>
  );
}

import { type InboxItem } from 'contract/console/inbox-item.ts';
import { App, Button } from 'antd';
import { markInboxItem } from 'contract/console/inbox-changes.ts';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import { useItemKeys } from '../../parts/conversation/use-item-keys.ts';
import { Kbd } from '../../parts/keyboard/kbd.tsx';
import { formatShortInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import styles from './spam.module.css';
import { useItemWrite } from '../use-item-write.ts';

/** Why an item is taken for spam, and the way back. */
export function SpamBanner({ item, now }: { item: InboxItem; now: Date }) {
  const { spam } = useTexts().inboxItem;
  const { signals, decision } = item.spam;
  if (!item.isSuspicious) return null;
  return (
    <section className={styles.banner} aria-label={spam.label}>
      <ShieldAlert size={18} aria-hidden="true" />
      <div>
        <b>
          {decision === null
            ? spam.because(signals.length)
            : spam.marked(decision.by, formatShortInstant(decision.at, now))}
        </b>
        <ul>
          {signals.map((signal) => (
            <li key={signal}>{spam.signals[signal]}</li>
          ))}
        </ul>
        {decision === null ? <p>{spam.noProof}</p> : null}
      </div>
      {item.abilities.clearSpam ? <ClearSpam item={item} /> : null}
    </section>
  );
}

function ClearSpam({ item }: { item: InboxItem }) {
  const { spam } = useTexts().inboxItem;
  const { mark, isPending } = useSpamMark(item);
  return (
    <Button
      type="primary"
      icon={<ShieldCheck size={15} />}
      disabled={isPending}
      onClick={({ detail }) => mark(false, detail)}
    >
      {spam.clearSpam} <Kbd keys="U" />
    </Button>
  );
}

/** Marks an open item as spam. */
export function MarkSpam({ item }: { item: InboxItem }) {
  const { spam } = useTexts().inboxItem;
  const { mark, isPending } = useSpamMark(item);
  return (
    <Button
      type="text"
      aria-label={spam.markSpam}
      title={spam.markSpam}
      icon={<ShieldAlert size={15} />}
      disabled={isPending}
      onClick={({ detail }) => mark(true, detail)}
    />
  );
}

/** What staff have decided against the signals, or after having marked it by mistake. */
export function ClearedOfSpam({ item: { isSuspicious, spam }, now }: { item: InboxItem; now: Date }) {
  const texts = useTexts().inboxItem.spam;
  if (isSuspicious || spam.decision === null) return null;
  return (
    <>
      <dt>{texts.label}</dt>
      <dd>{texts.cleared(spam.decision.by, formatShortInstant(spam.decision.at, now))}</dd>
    </>
  );
}

function useSpamMark(item: InboxItem) {
  const { inboxItem } = useTexts();
  const { kind, id, isSuspicious } = item;
  const { message } = App.useApp();
  const { write, isPending } = useItemWrite(markInboxItem, { item, written: 'spam' });

  async function change(isSpam: boolean): Promise<void> {
    const result = await write({ kind, id, isSpam });
    if (result.ok) void message.success(isSpam ? inboxItem.spam.isMarked : inboxItem.spam.isCleared);
    else if (isOutdated(result.failure)) void message.warning(inboxItem.changedMeanwhile);
  }

  /** The second click of a double click does nothing. */
  function mark(isSpam: boolean, clicks = 1): void {
    if (!isPending && clicks <= 1) void change(isSpam);
  }

  useItemKeys({ u: () => mark(!isSuspicious) });
  return { mark, isPending };
}

import { type InboxItem } from 'contract/console/inbox-item.ts';
import { App, Button } from 'antd';
import { changeInboxStatus } from 'contract/console/inbox-changes.ts';
import { locales } from 'contract/locales.ts';
import { ChevronLeft, ChevronRight, UserPlus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ItemHeader } from '../../parts/conversation/item-header.tsx';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import { StatusButtons } from '../../parts/conversation/status-buttons.tsx';
import { useItemKeys } from '../../parts/conversation/use-item-keys.ts';
import { formatShortInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { useItemWrite } from '../use-item-write.ts';
import { MarkSpam } from './spam.tsx';

export type Neighbours = { next?: string | undefined; previous?: string | undefined; onClose: () => void };

type InboxHeaderProps = Neighbours & {
  item: InboxItem;
  now: Date;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Goes to the choice of who handles it. */
  assign: () => void;
};

/** Who wrote and when, and what is done with the whole item. */
export function InboxHeader({ item, now, heading, assign, next, previous, onClose }: InboxHeaderProps) {
  const { inboxItem } = useTexts();
  const { name, locale, receivedAt, abilities } = item;
  return (
    <ItemHeader
      title={name || inboxItem.noName}
      titleLang={name === '' ? undefined : locales[locale].tag}
      heading={heading}
      locale={locale}
      receivedAt={receivedAt}
      received={inboxItem.received(formatShortInstant(receivedAt, now))}
      back={onClose}
      marks={abilities.markSpam ? <MarkSpam item={item} /> : null}
    >
      <Position next={next} previous={previous} />
      {abilities.assign ? (
        <Button icon={<UserPlus size={15} />} onClick={assign}>
          {inboxItem.assign}
        </Button>
      ) : null}
      <ItemStatus item={item} />
    </ItemHeader>
  );
}

/** The items before and after this one in the list. */
function Position({ next, previous }: Omit<Neighbours, 'onClose'>) {
  const { inboxItem } = useTexts();
  const navigate = useNavigate();
  const { search } = useLocation();
  if (next === undefined && previous === undefined) return null;
  const button = (id: string | undefined, label: string, icon: ReactNode) => (
    <Button
      type="text"
      aria-label={label}
      title={label}
      icon={icon}
      disabled={id === undefined}
      onClick={() =>
        id === undefined ? undefined : void navigate({ pathname: `../${id}`, search }, { relative: 'path' })
      }
    />
  );
  return (
    <nav aria-label={inboxItem.position}>
      {button(previous, inboxItem.previous, <ChevronLeft size={17} />)}
      {button(next, inboxItem.next, <ChevronRight size={17} />)}
    </nav>
  );
}

/** Closes the item or opens it again. */
function ItemStatus({ item }: { item: InboxItem }) {
  const { kind, id, entries, abilities } = item;
  const { inboxItem } = useTexts();
  const { message } = App.useApp();
  const { write, isPending } = useItemWrite(changeInboxStatus, { item, written: 'status' });

  async function change(status: 'inProgress' | 'closed'): Promise<void> {
    const result = await write({ kind, id, status, seenEntries: entries.length });
    if (result.ok) void message.success(status === 'closed' ? inboxItem.closed : inboxItem.reopened);
    else if (isOutdated(result.failure)) void message.warning(inboxItem.changedMeanwhile);
  }

  useItemKeys(abilities.close && !isPending ? { e: () => void change('closed') } : {});
  return <StatusButtons abilities={abilities} isPending={isPending} change={change} />;
}

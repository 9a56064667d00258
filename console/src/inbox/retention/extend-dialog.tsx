import { App, Button, Radio as AntRadio } from 'antd';
import type { InboxItem } from 'contract/console/inbox-item.ts';
import { extensionBounds, monthsLater } from 'contract/console/item-retention.ts';
import { extendInboxItem } from 'contract/console/retention.ts';
import { type ExtensionReason, extensionReasons } from 'contract/submissions/conversation.ts';
import { useState } from 'react';
import { useItemWrite } from '../use-item-write.ts';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Radio } from '../../parts/fields/radio.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './retention.module.css';

const [shortest] = extensionBounds.months;

type Months = (typeof extensionBounds.months)[number];

/** Asks how much longer an item is kept, and why. */
export function ExtendDialog({ item, close }: { item: InboxItem; close: () => void }) {
  const { extending: texts } = useTexts().retention;
  const locale = useLocale();
  const { erasedOn, extensions } = item.retention;
  const [months, setMonths] = useState<Months>(shortest);
  const [reason, setReason] = useState<ExtensionReason>();
  const until = formatCalendarDay(monthsLater(erasedOn, months), locale);
  const { extend, isPending } = useExtension(item, close);
  return (
    <Dialog
      title={texts.title}
      close={close}
      isPending={isPending}
      width={520}
      action={
        <Button
          type="primary"
          loading={isPending}
          disabled={reason === undefined}
          onClick={() => reason !== undefined && void extend(months, reason, until)}
        >
          {texts.action}
        </Button>
      }
    >
      <div className={styles.stack}>
        <div className={styles.field}>
          <span>{texts.months}</span>
          <Radio
            label={texts.months}
            options={extensionBounds.months.map((count) => ({ value: `${count}`, label: texts.month(count) }))}
            value={`${months}`}
            onChange={(chosen) => setMonths(extensionBounds.months.find((count) => `${count}` === chosen) ?? shortest)}
          />
          <output>{texts.until(until)}</output>
        </div>
        <fieldset className={styles.field} disabled={isPending}>
          <legend>{texts.reason}</legend>
          <AntRadio.Group
            options={extensionReasons.map((value) => ({ value, label: texts.reasons[value] }))}
            value={reason}
            onChange={({ target }) => setReason(extensionReasons.find((value) => value === target.value))}
          />
        </fieldset>
        <div className={styles.field}>
          <small>{texts.left(extensionBounds.times - extensions)}</small>
          <small>{texts.withdrawal}</small>
        </div>
      </div>
    </Dialog>
  );
}

function useExtension(item: InboxItem, close: () => void) {
  const { extending: texts } = useTexts().retention;
  const { message } = App.useApp();
  const { write, isPending } = useItemWrite(extendInboxItem, { item, written: 'retention' });

  const extend = useOneAtATime(async (months: Months, reason: ExtensionReason, until: string) => {
    const { kind, id, retention } = item;
    const result = await write({ kind, id, months, reason, seenErasedOn: retention.erasedOn });
    if (result.ok) void message.success(texts.done(until));
    else if (isOutdated(result.failure)) void message.warning(texts.changed);
    if (result.ok || isOutdated(result.failure)) close();
  });

  return { extend, isPending };
}

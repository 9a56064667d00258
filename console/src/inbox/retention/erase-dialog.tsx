import { countInbox, listInbox } from 'contract/console/inbox-list.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Input, Radio } from 'antd';
import { getInboxItem, type InboxItem } from 'contract/console/inbox-item.ts';
import { eraseInboxItem, type ErasureReason, erasureReasons, retentionBounds } from 'contract/console/retention.ts';
import { useId, useState } from 'react';
import { useWrite } from '../../gateway/use-write.ts';
import { isOutdated, outdatedErrors } from '../../parts/conversation/outdated.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { deleteDraft } from '../../parts/drafts/unsaved-drafts.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from './retention.module.css';

type EraseDialogProps = { item: InboxItem; close: () => void; onErased: () => void };

/** Asks why an item is erased, and says what goes and what stays. */
export function EraseDialog({ item, close, onErased }: EraseDialogProps) {
  const { retention } = useTexts();
  const texts = retention.erasing;
  const { keptFor } = item.retention;
  const [reason, setReason] = useState<ErasureReason>();
  const [reference, setReference] = useState('');
  const { erase, isPending } = useErasure(item, { close, onErased });
  const hintId = useId();
  return (
    <Dialog
      title={texts.title(item.name)}
      close={close}
      isPending={isPending}
      width={560}
      action={
        <Button
          type="primary"
          danger
          loading={isPending}
          disabled={reason === undefined}
          onClick={() => reason !== undefined && void erase(reason, reference)}
        >
          {texts.action}
        </Button>
      }
    >
      <div className={styles.stack}>
        {keptFor === null ? null : <Alert type="warning" showIcon title={retention.keptFor[keptFor]} />}
        <WhatGoes item={item} />
        <p>{texts.receipt}</p>
        <fieldset className={styles.field} disabled={isPending}>
          <legend>{texts.reason}</legend>
          <Radio.Group
            options={erasureReasons.map((value) => ({ value, label: retention.reasons[value] }))}
            value={reason}
            onChange={({ target }) => setReason(erasureReasons.find((value) => value === target.value))}
          />
        </fieldset>
        <label className={styles.field}>
          <span>{texts.reference}</span>
          <Input
            placeholder={texts.referencePlaceholder}
            maxLength={retentionBounds.referenceLength}
            disabled={isPending}
            autoComplete="off"
            aria-describedby={hintId}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
          <small id={hintId}>{texts.referenceHint}</small>
        </label>
      </div>
    </Dialog>
  );
}

function WhatGoes({ item: { entries, notes } }: { item: InboxItem }) {
  const { erasing: texts } = useTexts().retention;
  const files = entries.flatMap((entry) => entry.files).length;
  return (
    <div className={styles.sides}>
      <section data-goes>
        <h3>{texts.goes}</h3>
        <ul>
          <li>{texts.entries(entries.length)}</li>
          {files === 0 ? null : <li>{texts.files(files)}</li>}
          {notes.length === 0 ? null : <li>{texts.notes(notes.length)}</li>}
          <li>{texts.contacts}</li>
        </ul>
      </section>
      <section>
        <h3>{texts.stays}</h3>
        <ul>
          <li>{texts.log}</li>
          <li>{texts.figures}</li>
          <li>{texts.backups}</li>
        </ul>
      </section>
    </div>
  );
}

function useErasure({ kind, id }: InboxItem, { close, onErased }: Pick<EraseDialogProps, 'close' | 'onErased'>) {
  const { erasing: texts } = useTexts().retention;
  const { account } = useSession();
  const { message } = App.useApp();
  const cache = useQueryClient();
  // Not the item: it would be read again, and not found, before it is left.
  const { write, isPending } = useWrite(eraseInboxItem, { changes: [listInbox, countInbox], handles: outdatedErrors });

  const erase = useOneAtATime(async (reason: ErasureReason, reference: string) => {
    const result = await write({ kind, id, reason, reference });
    if (result.ok) {
      // What was typed here may quote it.
      for (const form of ['answer', 'note']) deleteDraft(account.id, `inbox/${kind}/${id}/${form}`);
      void message.success(texts.done);
      onErased();
      cache.removeQueries({ queryKey: [getInboxItem.name] });
    } else if (isOutdated(result.failure)) {
      close();
      await cache.invalidateQueries({ queryKey: [getInboxItem.name] });
    }
  });

  return { erase, isPending };
}

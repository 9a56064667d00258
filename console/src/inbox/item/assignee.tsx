import { Alert, App, Button, type RefSelectProps, Select } from 'antd';
import { assignInboxItem, type InboxItem } from 'contract/console/inbox.ts';
import { type RefObject, useState } from 'react';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from './internal-side.module.css';
import { isOutdated, useItemWrite } from './use-item-write.ts';

/** Values of the choice that are no account: nobody, and a name that a command has set. */
const nobody = 'nobody';
const named = 'named';

/** Who handles the item, and how that is changed. */
export function Assignee({ item, field }: { item: InboxItem; field: RefObject<RefSelectProps | null> }) {
  const texts = useTexts().inboxItem.assignee;
  const { account } = useSession();
  const { assign, isPending, isRefused } = useAssignment(item);
  const { assignee, assignable, abilities } = item;
  if (!abilities.assign) return <span>{assignee?.name ?? texts.nobody}</span>;
  const options = [
    { value: nobody, label: texts.nobody },
    ...assignable.map(({ accountId, name }) => ({ value: String(accountId), label: name })),
  ];
  const value = assignee === null ? nobody : assignee.accountId === null ? named : String(assignee.accountId);
  // Also one who may no longer be given it.
  if (assignee !== null && !options.some((option) => option.value === value))
    options.push({ value, label: assignee.name });
  const mayTakeOver = assignee === null && assignable.some(({ accountId }) => accountId === account.id);
  return (
    <div className={styles.assignee}>
      <Select
        ref={field}
        aria-label={texts.label}
        showSearch={{ optionFilterProp: 'label' }}
        loading={isPending}
        disabled={isPending}
        options={options}
        value={value}
        onChange={(chosen) => {
          const chosenAccount = assignable.find(({ accountId }) => String(accountId) === chosen);
          if (chosen === nobody || chosenAccount !== undefined) void assign(chosenAccount ?? null);
        }}
      />
      {mayTakeOver ? (
        <Button disabled={isPending} onClick={() => void assign({ accountId: account.id, name: account.name })}>
          {texts.takeOver}
        </Button>
      ) : null}
      {isRefused ? (
        <Alert
          type="warning"
          title={assignee === null ? texts.releasedMeanwhile : texts.takenMeanwhile(assignee.name)}
        />
      ) : null}
    </div>
  );
}

function useAssignment(item: InboxItem) {
  const { kind, id, assignee } = item;
  const texts = useTexts().inboxItem.assignee;
  const { message } = App.useApp();
  const { write, isPending } = useItemWrite(assignInboxItem, { item, written: 'assignee' });
  const [isRefused, setRefused] = useState(false);

  async function assign(chosen: InboxItem['assignable'][number] | null): Promise<void> {
    setRefused(false);
    const result = await write({
      kind,
      id,
      accountId: chosen?.accountId ?? null,
      seenAssignee: assignee?.name ?? null,
    });
    if (result.ok) void message.success(chosen === null ? texts.unassigned : texts.assigned(chosen.name));
    else setRefused(isOutdated(result.failure));
  }

  return { assign, isPending, isRefused };
}

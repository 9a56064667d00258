import { type InboxItem } from 'contract/console/inbox-item.ts';
import { Alert, App, Button, type RefSelectProps, Select } from 'antd';
import type { CallFailure } from 'client/failure.ts';
import { assignInboxItem } from 'contract/console/inbox-changes.ts';
import { type RefObject, useState } from 'react';
import { useItemKeys } from '../../parts/conversation/use-item-keys.ts';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import { assignmentProblem } from './assignment-problem.ts';
import styles from './internal-side.module.css';
import { useItemWrite } from '../use-item-write.ts';

/** Values of the choice that are no account: nobody, and a name that a command has set. */
const nobody = 'nobody';
const named = 'named';

/** Who handles the item, and how that is changed. */
export function Assignee({
  item,
  field,
  goTo,
}: {
  item: InboxItem;
  field: RefObject<RefSelectProps | null>;
  /** Shows the field, which may be hidden, and moves the focus there. */
  goTo: () => void;
}) {
  const texts = useTexts().inboxItem.assignee;
  const { account } = useSession();
  const { assign, isPending, failure } = useAssignment(item);
  const { assignee, assignable, abilities } = item;
  const mayTakeOver =
    abilities.assign && assignee === null && assignable.some(({ accountId }) => accountId === account.id);
  const takeOver = () => void assign({ accountId: account.id, name: account.name });
  useItemKeys(abilities.assign && !isPending ? { a: mayTakeOver ? takeOver : goTo } : {});
  if (!abilities.assign) return <span>{assignee?.name ?? texts.nobody}</span>;
  const options = [
    { value: nobody, label: texts.nobody },
    ...assignable.map(({ accountId, name }) => ({ value: String(accountId), label: name })),
  ];
  const value = assignee === null ? nobody : assignee.accountId === null ? named : String(assignee.accountId);
  // Also one who may no longer be given it.
  if (assignee !== null && !options.some((option) => option.value === value))
    options.push({ value, label: assignee.name });
  const problem = failure && assignmentProblem(failure, assignee?.name, texts);
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
        <Button disabled={isPending} onClick={takeOver}>
          {texts.takeOver}
        </Button>
      ) : null}
      {problem === undefined ? null : <Alert type="warning" title={problem} />}
    </div>
  );
}

function useAssignment(item: InboxItem) {
  const { kind, id, assignee } = item;
  const texts = useTexts().inboxItem.assignee;
  const { message } = App.useApp();
  const { write, isPending } = useItemWrite(assignInboxItem, { item, written: 'assignee' });
  const [failure, setFailure] = useState<CallFailure>();

  async function assign(chosen: InboxItem['assignable'][number] | null): Promise<void> {
    setFailure(undefined);
    const result = await write({
      kind,
      id,
      accountId: chosen?.accountId ?? null,
      seenAssignee: assignee?.name ?? null,
    });
    if (result.ok) void message.success(chosen === null ? texts.unassigned : texts.assigned(chosen.name));
    else setFailure(result.failure);
  }

  return { assign, isPending, failure };
}

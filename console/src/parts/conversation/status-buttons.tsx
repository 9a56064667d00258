import { Button } from 'antd';
import { CircleCheck, RotateCcw } from 'lucide-react';
import { useTexts } from '../../text/use-language.ts';

type NewStatus = 'inProgress' | 'closed';

/** Closes what is opened, or opens it again. */
export function StatusButtons({
  abilities,
  isPending,
  change,
}: {
  abilities: { close: boolean; reopen: boolean };
  isPending: boolean;
  change: (status: NewStatus) => Promise<void>;
}) {
  const { inboxItem } = useTexts();

  function onClick(status: NewStatus, clicks: number): void {
    // The second click of a double click would land on the opposite button, which has replaced the first.
    if (!isPending && clicks <= 1) void change(status);
  }

  return (
    <>
      {abilities.reopen ? (
        <Button
          icon={<RotateCcw size={15} />}
          disabled={isPending}
          onClick={({ detail }) => onClick('inProgress', detail)}
        >
          {inboxItem.reopen}
        </Button>
      ) : null}
      {abilities.close ? (
        <Button
          icon={<CircleCheck size={15} />}
          disabled={isPending}
          onClick={({ detail }) => onClick('closed', detail)}
        >
          {inboxItem.close}
        </Button>
      ) : null}
    </>
  );
}

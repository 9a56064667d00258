import { App, Button } from 'antd';
import { endSession, listAllSessions, listSessions, type SessionRow } from 'contract/console/sessions.ts';
import { Laptop, Terminal } from 'lucide-react';
import type { ReadResult } from '../gateway/use-read.ts';
import { useWrite } from '../gateway/use-write.ts';
import { Empty } from '../parts/loading/empty.tsx';
import { InitialsAvatar } from '../parts/initials-avatar.tsx';
import { type Column, Table } from '../parts/lists/table.tsx';
import { useConfirm } from '../parts/use-confirm.ts';
import { useSession } from '../shell/session.tsx';
import { formatTimestamp } from '../text/format.ts';
import { useSeen } from '../text/use-seen.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './session-table.module.css';

/** Sessions with “end” where the caller may end them. `who` is left out where all belong to the caller. */
export function SessionTable({
  reading,
  hidden = [],
}: {
  reading: ReadResult<{ data: SessionRow[] }>;
  hidden?: readonly string[];
}) {
  const { sessions, parts } = useTexts();
  const { account } = useSession();
  const seen = useSeen();
  const { columns } = sessions;
  const list: Column<SessionRow>[] = [
    {
      key: 'who',
      title: columns.who,
      render: (row) => (
        <span className={styles.cell}>
          <InitialsAvatar name={row.account.name} size={28} />
          {row.account.id === account.id ? sessions.you(row.account.name) : row.account.name}
        </span>
      ),
    },
    {
      key: 'device',
      title: columns.device,
      render: ({ tokenType, device }) => (
        <span className={styles.cell}>
          {tokenType === 'bearer' ? <Terminal size={14} aria-hidden="true" /> : <Laptop size={14} aria-hidden="true" />}
          {tokenType === 'bearer' ? `${sessions.script} · ${device}` : device}
        </span>
      ),
    },
    { key: 'network', title: columns.network, isWide: true, render: (row) => <code>{row.addressBlock}</code> },
    { key: 'since', title: columns.since, isWide: true, render: (row) => <Quiet>{formatTimestamp(row.since)}</Quiet> },
    { key: 'seen', title: columns.seen, render: (row) => <Quiet>{seen(row.seenAt)}</Quiet> },
    { key: 'ends', title: columns.ends, isWide: true, render: (row) => <Quiet>{formatTimestamp(row.endsAt)}</Quiet> },
    {
      key: 'actions',
      title: columns.actions,
      hasHiddenTitle: true,
      align: 'right',
      render: (row) => <End row={row} />,
    },
  ];
  return (
    <Table
      label={sessions.title}
      columns={list}
      hidden={hidden}
      rows={reading.data?.data}
      keyOf={({ id }) => id}
      failure={reading.failure}
      retry={reading.retry}
      isMarked={({ isCurrent }) => isCurrent}
      empty={<Empty title={sessions.empty} />}
      footer={<p>{parts.beijingTime}</p>}
    />
  );
}

function Quiet({ children }: { children: string }) {
  return <span className={styles.quiet}>{children}</span>;
}

function End({ row }: { row: SessionRow }) {
  const { sessions } = useTexts();
  const { message } = App.useApp();
  const confirm = useConfirm();
  const { write, isPending } = useWrite(endSession, { changes: [listSessions, listAllSessions] });
  if (row.isCurrent) return <span className={styles.thisOne}>{sessions.thisOne}</span>;
  if (!row.abilities.end) return null;
  async function end() {
    const isWanted = await confirm({
      title: sessions.endTitle(row.device),
      content: sessions.endHint,
      action: sessions.end,
      isDangerous: true,
    });
    if (isWanted && (await write({ id: row.id })).ok) void message.success(sessions.ended);
  }
  return (
    <Button size="small" danger type="text" loading={isPending} onClick={() => void end()}>
      {sessions.end}
    </Button>
  );
}

import type { ApplicationStage } from 'contract/console/application-stages.ts';
import type { ApplicationRow } from 'contract/console/applications.ts';
import { useLocation, useNavigate } from 'react-router';
import { isMissingPage } from '../../parts/lists/last-page.ts';
import { PageButtons } from '../../parts/lists/page-buttons.tsx';
import { type Column, Table } from '../../parts/lists/table.tsx';
import { formatShortInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { rowsPerPage } from '../rows-per-page.ts';
import { ApplicationName } from './application-name.tsx';
import { applicationPath } from '../application-path.ts';
import styles from './applications.module.css';
import { NoApplications } from './no-applications.tsx';
import { StageSelect } from '../stage-select.tsx';
import type { Applications } from './use-applications.ts';
import type { Moves } from './use-moves.ts';

/** All applications, a page at a time. */
export function ApplicationTable({
  applications,
  moves,
  mayMove,
  isCovered,
  now,
}: {
  applications: Applications;
  moves: Moves;
  mayMove: boolean;
  /** An opened resume lies above it: its keys do nothing. */
  isCovered: boolean;
  now: Date;
}) {
  const texts = useTexts().applications;
  const { search } = useLocation();
  const navigate = useNavigate();
  const { table, post, page, setPage } = applications;
  const { data, failure, retry } = table;
  const columns = useColumns({ hasPost: post === undefined, moves, mayMove, now });
  return (
    <div className={styles.table}>
      <Table
        label={texts.title}
        columns={columns}
        rows={data === undefined || isMissingPage(data) ? undefined : data.content}
        keyOf={({ id }) => id}
        failure={failure}
        retry={retry}
        open={({ id }) => (isCovered ? undefined : void navigate({ pathname: applicationPath(id), search }))}
        empty={<NoApplications applications={applications} />}
        footer={
          data !== undefined && (page > 1 || data.totalElements > rowsPerPage) ? (
            <PageButtons page={page} size={rowsPerPage} total={data.totalElements} setPage={setPage} />
          ) : undefined
        }
      />
    </div>
  );
}

type Cells = { hasPost: boolean; moves: Moves; mayMove: boolean; now: Date };

function useColumns({ hasPost, moves: { moves, move }, mayMove, now }: Cells): Column<ApplicationRow>[] {
  const { applications, inboxItem } = useTexts();
  const { columns } = applications;
  const movedTo = ({ id }: ApplicationRow) => moves.find(({ row }) => row.id === id)?.to;
  const stageOf = (row: ApplicationRow): ApplicationStage => movedTo(row) ?? row.application.stage;
  const post: Column<ApplicationRow> = {
    key: 'post',
    title: columns.post,
    isHiddenOnPhones: true,
    render: ({ subject }) => subject || applications.withoutPost,
  };
  return [
    { key: 'name', title: columns.name, render: (row) => <ApplicationName row={row} /> },
    ...(hasPost ? [post] : []),
    {
      key: 'stage',
      title: applications.stage,
      width: 160,
      narrowWidth: 150,
      render: (row) =>
        mayMove ? (
          <StageSelect
            label={applications.moveTo(row.name || inboxItem.noName)}
            stage={stageOf(row)}
            isPending={movedTo(row) !== undefined}
            choose={(to) => move(row, to)}
          />
        ) : (
          applications.stages[row.application.stage]
        ),
    },
    {
      key: 'since',
      title: columns.since,
      width: 110,
      isWide: true,
      render: ({ application }) => formatShortInstant(application.stageSince, now),
    },
    {
      key: 'interview',
      title: applications.interview,
      width: 120,
      isHiddenOnPhones: true,
      render: ({ application: { interviewAt } }) => (interviewAt === null ? '' : formatShortInstant(interviewAt, now)),
    },
    {
      key: 'received',
      title: columns.received,
      width: 110,
      isHiddenOnPhones: true,
      render: ({ receivedAt }) => formatShortInstant(receivedAt, now),
    },
    {
      key: 'assignee',
      title: columns.assignee,
      width: 130,
      isWide: true,
      render: ({ assignee }) => assignee?.name ?? '',
    },
  ];
}

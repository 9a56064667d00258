import { applicationStages } from 'contract/console/application-stages.ts';
import type { ApplicationRow } from 'contract/console/applications.ts';
import { inboxRights } from 'contract/console/inbox.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { isOldReading } from '../../gateway/use-polled-read.ts';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import { NoPermission } from '../../parts/loading/no-permission.tsx';
import { useLinkRowKeys } from '../../parts/keyboard/use-link-row-keys.ts';
import { useNow } from '../../parts/use-now.ts';
import { Screen } from '../../shell/screen.tsx';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import { InboxItemPane } from '../item/inbox-item-pane.tsx';
import { neighbours } from '../neighbours.ts';
import { OldListAlert } from '../old-list-alert.tsx';
import { useReturnedFocus } from '../use-returned-focus.ts';
import { ApplicationBoard } from './application-board.tsx';
import { applicationsPath } from '../application-path.ts';
import { ApplicationTable } from './application-table.tsx';
import { ApplicationsHeader } from './applications-header.tsx';
import styles from './applications.module.css';
import { MovesFooter, OutdatedMove } from './moves-footer.tsx';
import { NoApplications } from './no-applications.tsx';
import { PostList } from './post-list.tsx';
import { type Applications, useApplications } from './use-applications.ts';
import { type Moves, useMoves } from './use-moves.ts';

/** The applications for job posts by stage, as a board or a table. An opened resume lies above them. */
export function ApplicationsScreen() {
  const { applications: texts, shell } = useTexts();
  const { permissions } = useSession();
  const { id } = useParams();
  const applications = useApplications();
  const moves = useMoves();
  const mayMove = holdsPermission(permissions, inboxRights.resume.answer);
  const list = useRef<HTMLDivElement>(null);
  useReturnedFocus(list, id);
  return (
    <Screen
      help={{ screen: 'applications' }}
      panes
      breadcrumbs={[{ label: shell.groups.inbox }, { label: texts.title }]}
      footer={id === undefined ? <MovesFooter {...{ applications, moves, mayMove }} /> : undefined}
    >
      {applications.reading.failure?.status === 403 ? (
        <NoPermission />
      ) : (
        <div className={styles.screen}>
          <div className={styles.list} ref={list} inert={id !== undefined} data-covered={id !== undefined}>
            {applications.hasPostList ? <PostList applications={applications} /> : null}
            <section className={styles.post}>
              <ApplicationsHeader applications={applications} />
              <Shown {...{ applications, moves, mayMove }} isCovered={id !== undefined} />
            </section>
          </div>
          {id === undefined ? null : <OpenedApplication id={id} rows={applications.rows} />}
        </div>
      )}
    </Screen>
  );
}

type ShownProps = { applications: Applications; moves: Moves; mayMove: boolean };

function Shown({ applications, moves, mayMove, isCovered }: ShownProps & { isCovered: boolean }) {
  const now = useNow();
  const { reading, view } = applications;
  const { readAt, failure, retry } = reading;
  return (
    <>
      {isOldReading(reading, now) ? <OldListAlert {...{ readAt, now, failure, retry }} /> : null}
      <OutdatedMove moves={moves} rows={applications.rows} />
      {view === 'table' ? (
        <ApplicationTable {...{ applications, moves, mayMove, isCovered, now }} />
      ) : (
        <Board {...{ applications, moves, mayMove, now }} />
      )}
    </>
  );
}

function Board({ applications, moves, mayMove, now }: ShownProps & { now: Date }) {
  const board = useRef<HTMLDivElement>(null);
  useLinkRowKeys(board);
  const { data, failure, retry } = applications.board;
  if (data === undefined) return <LoadingOrError failure={failure} retry={retry} />;
  if (applicationStages.every((stage) => data.data[stage].totalElements === 0))
    return <NoApplications applications={applications} />;
  return (
    <ApplicationBoard
      board={board}
      columns={data.data}
      hasPost={applications.post === undefined}
      {...{ moves, mayMove, now }}
    />
  );
}

function OpenedApplication({ id, rows }: { id: string; rows: readonly ApplicationRow[] }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const ids = rows.map((row) => row.id);
  return (
    <div className={styles.opened}>
      <InboxItemPane
        key={id}
        kind="resume"
        id={id}
        {...neighbours(ids, id, undefined)}
        onClose={() => void navigate({ pathname: applicationsPath, search })}
      />
    </div>
  );
}

import { type ApplicationStage, applicationStages } from 'contract/console/application-stages.ts';
import {
  type ApplicationRow,
  getApplicationBoard,
  listApplicationPosts,
  listApplications,
} from 'contract/console/applications.ts';
import { inboxBounds } from 'contract/console/inbox.ts';
import { useState } from 'react';
import { usePolledRead } from '../../gateway/use-polled-read.ts';
import { useListQuery } from '../../parts/lists/use-list-query.ts';
import { useMediaQuery } from '../../parts/use-media-query.ts';
import { rowsPerPage } from '../rows-per-page.ts';
import { useAnnouncedSessionEnd } from '../use-announced-session-end.ts';
import { useLeftMissingPage } from '../../parts/lists/use-left-missing-page.ts';
import type { Columns } from './moved-columns.ts';

const storageKey = 'console-applications-view';

/** Without room for its columns a board is no help. */
const withoutBoard = '(max-width: 899px)';

/** A board needs the room of the list of posts. */
const withoutPosts = '(max-width: 1199px)';

export type ApplicationsView = 'board' | 'table';

function storedView(): ApplicationsView {
  try {
    return localStorage.getItem(storageKey) === 'table' ? 'table' : 'board';
  } catch {
    return 'board';
  }
}

/** In the order of the columns. */
function inColumns(columns: Columns | undefined): readonly ApplicationRow[] {
  return columns === undefined ? [] : applicationStages.flatMap((stage) => columns[stage].content);
}

/** The chosen post, stage, search and page in the URL, the view that somebody prefers on this computer, and what is read. */
export function useApplications() {
  const { filters, page, limit, setFilters, setPage, clear } = useListQuery(['post', 'stage', 'text', 'as']);
  const [preferred, setPreferred] = useState(storedView);
  const hasBoard = !useMediaQuery(withoutBoard);
  const hasPostList = !useMediaQuery(withoutPosts);
  const chosen = filters.as === 'table' || filters.as === 'board' ? filters.as : preferred;
  const view: ApplicationsView = hasBoard ? chosen : 'table';
  const stage = applicationStages.find((known) => known === filters.stage);
  const text = filters.text?.slice(0, inboxBounds.searchText);
  const filter = { post: filters.post, text };
  const posts = usePolledRead(listApplicationPosts, {});
  const board = usePolledRead(getApplicationBoard, filter, { enabled: view === 'board' });
  const table = usePolledRead(
    listApplications,
    { ...filter, stage, page: page - 1, size: rowsPerPage },
    { enabled: view === 'table' },
  );

  const reading = view === 'board' ? board : table;
  useAnnouncedSessionEnd(reading.failure);
  useLeftMissingPage(table.data, { page, size: rowsPerPage, setPage: (last) => setPage(last, limit) });

  return {
    posts,
    board,
    table,
    /** What is shown. */
    reading,
    rows: view === 'board' ? inColumns(board.data?.data) : (table.data?.content ?? []),
    hasBoard,
    hasPostList,
    view,
    choose: (wanted: ApplicationsView) => {
      setPreferred(wanted);
      setFilters({ as: undefined, stage: undefined });
      try {
        localStorage.setItem(storageKey, wanted);
      } catch {
        // Without storage the choice counts until the page is left.
      }
    },
    post: filters.post,
    choosePost: (post: string | undefined) => setFilters({ post, text: undefined, stage: undefined }),
    stage,
    chooseStage: (wanted: ApplicationStage | undefined) => setFilters({ stage: wanted }),
    text: text ?? '',
    search: (typed: string) => setFilters({ text: typed }),
    clear,
    page,
    setPage: (wanted: number) => setPage(wanted, limit),
  };
}

export type Applications = ReturnType<typeof useApplications>;

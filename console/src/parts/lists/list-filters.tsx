import { type ReactNode, useState } from 'react';
import type { ReadResult } from '../../gateway/use-read.ts';
import { Filters } from './filters.tsx';
import { RightToolbar } from './right-toolbar.tsx';
import type { Column } from './table.tsx';

/** The filters of a list, and the toolbar that hides them, refreshes the list and chooses its columns. */
export function ListFilters<Row>({
  result: { data, isFetching, retry },
  columns,
  hidden,
  setHidden,
  children,
}: {
  result: ReadResult<unknown>;
  columns: readonly Column<Row>[];
  /** Keys of the columns that are hidden now. */
  hidden: readonly string[];
  setHidden: (hidden: string[]) => void;
  children: ReactNode;
}) {
  const [isSearchShown, showSearch] = useState(true);
  return (
    <Filters
      isShown={isSearchShown}
      toolbar={
        <RightToolbar
          isSearchShown={isSearchShown}
          showSearch={showSearch}
          refresh={retry}
          isRefreshing={isFetching && data !== undefined}
          columns={columns
            .filter(({ isAlwaysShown }) => !isAlwaysShown)
            .map(({ key, title }) => ({ key, label: title }))}
          hidden={hidden}
          setHidden={setHidden}
        />
      }
    >
      {children}
    </Filters>
  );
}

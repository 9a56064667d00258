import { Button, Checkbox, Popover, Tooltip } from 'antd';
import { Columns3, RotateCw, Search, SearchX } from 'lucide-react';
import { useTexts } from '../../text/use-language.ts';
import styles from './right-toolbar.module.css';

export type ToggledColumn = { key: string; label: string };

/** At the right end above a list: show or hide the search, refresh, choose the columns. */
export function RightToolbar({
  isSearchShown,
  showSearch,
  refresh,
  isRefreshing,
  columns,
  hidden,
  setHidden,
}: {
  isSearchShown: boolean;
  showSearch: (isShown: boolean) => void;
  refresh: () => void;
  isRefreshing: boolean;
  /** The columns that may be hidden. */
  columns: readonly ToggledColumn[];
  /** Keys of the columns that are hidden now. */
  hidden: readonly string[];
  setHidden: (hidden: string[]) => void;
}) {
  const { parts } = useTexts();
  const searchLabel = isSearchShown ? parts.hideSearch : parts.showSearch;
  const icon = { size: 16, strokeWidth: 1.6 };
  return (
    <div className={styles.toolbar} role="toolbar">
      <Tooltip title={searchLabel}>
        <Button
          type="text"
          aria-label={searchLabel}
          icon={isSearchShown ? <SearchX {...icon} /> : <Search {...icon} />}
          onClick={() => showSearch(!isSearchShown)}
        />
      </Tooltip>
      <Tooltip title={parts.refresh}>
        <Button
          type="text"
          aria-label={parts.refresh}
          icon={<RotateCw {...icon} />}
          loading={isRefreshing}
          onClick={refresh}
        />
      </Tooltip>
      <Popover
        trigger="click"
        placement="bottomRight"
        title={parts.columns}
        content={
          <Checkbox.Group
            className={styles.columns ?? ''}
            value={columns.filter(({ key }) => !hidden.includes(key)).map(({ key }) => key)}
            options={columns.map(({ key, label }) => ({ value: key, label }))}
            onChange={(shown) => setHidden(columns.filter(({ key }) => !shown.includes(key)).map(({ key }) => key))}
          />
        }
      >
        <Button type="text" aria-label={parts.columns} title={parts.columns} icon={<Columns3 {...icon} />} />
      </Popover>
    </div>
  );
}

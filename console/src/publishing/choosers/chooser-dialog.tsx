import { Button } from 'antd';
import { CloudUpload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { ReadResult } from '../../gateway/use-read.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Empty } from '../../parts/loading/empty.tsx';
import { FileInput } from '../../parts/uploads/file-input.tsx';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import { Pagination } from '../../parts/lists/pagination.tsx';
import { SearchField } from '../../parts/lists/search-field.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from './picture-chooser.module.css';

/** Which part of the library is shown. `page` counts from 1. */
export type ChooserQuery = { text: string; page: number; limit: number };

export const firstQuery: ChooserQuery = { text: '', page: 1, limit: 20 };

/** Shows the pictures or films of the library, one of which is chosen, and uploads a new one. */
export function ChooserDialog<Item extends { name: string }>({
  texts,
  extensions,
  isUploading,
  upload,
  query,
  setQuery,
  reading: { data, failure, retry },
  choose,
  close,
  children,
}: {
  texts: { choose: string; search: string; upload: string };
  extensions: readonly string[];
  isUploading: boolean;
  upload: (file: File) => void;
  query: ChooserQuery;
  setQuery: (query: ChooserQuery) => void;
  reading: ReadResult<{ content: Item[]; totalElements: number }>;
  choose: (item: Item) => void;
  close: () => void;
  /** What the button of an item shows. */
  children: (item: Item) => ReactNode;
}) {
  const { publishing } = useTexts();
  const files = useRef<HTMLInputElement>(null);
  return (
    <Dialog title={texts.choose} close={close} width={860}>
      <div className={styles.header}>
        <SearchField
          label={texts.search}
          value={query.text}
          onChange={(text) => setQuery({ ...query, text, page: 1 })}
        />
        <Button icon={<CloudUpload size={15} />} loading={isUploading} onClick={() => files.current?.click()}>
          {texts.upload}
        </Button>
        <FileInput
          ref={files}
          label={texts.upload}
          extensions={extensions}
          onChosen={([file]) => file && upload(file)}
        />
      </div>
      {data === undefined ? (
        <LoadingOrError failure={failure} retry={retry} />
      ) : data.content.length === 0 ? (
        <Empty title={publishing.nothingFound} />
      ) : (
        <ul className={styles.grid}>
          {data.content.map((item) => (
            <li key={item.name}>
              <button type="button" onClick={() => choose(item)}>
                {children(item)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {data === undefined ? null : (
        <div className={styles.footer}>
          <Pagination
            page={query.page}
            limit={query.limit}
            total={data.totalElements}
            onChange={(page, limit) => setQuery({ ...query, page, limit })}
          />
        </div>
      )}
    </Dialog>
  );
}

import { Button } from 'antd';
import { type LibraryPicture, listLibrary } from 'contract/console/media.ts';
import { CloudUpload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRead } from '../gateway/use-read.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Empty } from '../parts/empty.tsx';
import { Failed } from '../parts/failed.tsx';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { Pagination } from '../parts/pagination.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './picture-chooser.module.css';
import { useUploadPicture } from './use-upload-picture.ts';

export type ChosenPicture = { name: string; description: string };

/** Chooses a picture of the library, or uploads a new one. */
export function PictureChooser({ choose, close }: { choose: (picture: ChosenPicture) => void; close: () => void }) {
  const { publishing } = useTexts();
  const { chooser } = publishing;
  const locale = useLocale();
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(20);
  const files = useRef<HTMLInputElement>(null);
  const { upload, uploading } = useUploadPicture();
  const { data, failure, retry } = useRead(listLibrary, { text, page: page - 1, size: limit });

  async function send(file: File | undefined): Promise<void> {
    const uploaded = file && (await upload(file));
    if (uploaded) choose({ name: uploaded.name, description: '' });
  }

  return (
    <Dialog title={chooser.choose} close={close} width={860}>
      <div className={styles.head}>
        <SearchField
          label={chooser.search}
          value={text}
          onChange={(written) => {
            setText(written);
            setPage(1);
          }}
        />
        <Button icon={<CloudUpload size={15} />} loading={uploading.length > 0} onClick={() => files.current?.click()}>
          {chooser.upload}
        </Button>
        <input
          ref={files}
          type="file"
          hidden
          accept="image/png,image/jpeg"
          onChange={({ target }) => void send(target.files?.[0])}
        />
      </div>
      {data === undefined ? (
        failure === undefined ? (
          <LoadingRows />
        ) : (
          <Failed failure={failure} retry={retry} />
        )
      ) : data.content.length === 0 ? (
        <Empty title={publishing.nothingFound} />
      ) : (
        <ul className={styles.grid}>
          {data.content.map((picture) => (
            <li key={picture.name}>
              <PictureButton
                picture={picture}
                choose={() => choose({ name: picture.name, description: picture.description[locale] ?? '' })}
              />
            </li>
          ))}
        </ul>
      )}
      {data === undefined ? null : (
        <div className={styles.foot}>
          <Pagination
            page={page}
            limit={limit}
            total={data.totalElements}
            onChange={(chosen, size) => {
              setPage(chosen);
              setLimit(size);
            }}
          />
        </div>
      )}
    </Dialog>
  );
}

function PictureButton({ picture, choose }: { picture: LibraryPicture; choose: () => void }) {
  const { publishing } = useTexts();
  const locale = useLocale();
  return (
    <button type="button" onClick={choose}>
      <img src={picture.picture.address} alt={picture.description[locale] || picture.name} loading="lazy" />
      <span className={styles.name}>{picture.name}</span>
      <small>{publishing.chooser.used(picture.uses)}</small>
    </button>
  );
}

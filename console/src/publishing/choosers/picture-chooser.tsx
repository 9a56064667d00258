import { listLibrary, uploadedPictureExtensions } from 'contract/console/media.ts';
import type { Localized } from 'contract/localized.ts';
import { useState } from 'react';
import { useRead } from '../../gateway/use-read.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { ChooserDialog, firstQuery } from './chooser-dialog.tsx';
import styles from './picture-chooser.module.css';
import { useUploadPicture } from './use-upload-picture.ts';

export type ChosenPicture = { name: string; description: Localized };

/** Chooses a picture of the library, or uploads a new one. */
export function PictureChooser({ choose, close }: { choose: (picture: ChosenPicture) => void; close: () => void }) {
  const { chooser } = useTexts().publishing;
  const locale = useLocale();
  const [query, setQuery] = useState(firstQuery);
  const { upload, uploading } = useUploadPicture();
  const reading = useRead(listLibrary, { text: query.text, page: query.page - 1, size: query.limit });

  async function send(file: File): Promise<void> {
    const uploaded = await upload(file);
    if (uploaded) choose({ name: uploaded.name, description: { cn: '' } });
  }

  return (
    <ChooserDialog
      texts={chooser}
      extensions={uploadedPictureExtensions}
      isUploading={uploading.length > 0}
      upload={(file) => void send(file)}
      query={query}
      setQuery={setQuery}
      reading={reading}
      choose={({ name, description }) => choose({ name, description })}
      close={close}
    >
      {({ name, picture, description, uses }) => (
        <>
          <img src={picture.address} alt={description[locale] || name} loading="lazy" />
          <span className={styles.name}>{name}</span>
          <small>{chooser.used(uses)}</small>
        </>
      )}
    </ChooserDialog>
  );
}

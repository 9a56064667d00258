import { useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { isTooLarge, uploadFile } from 'client/upload.ts';
import { clientWords } from 'client/words/words.ts';
import {
  getLibraryPicture,
  listLibrary,
  replaceLibraryPicture,
  uploadedPictureExtensions,
} from 'contract/console/media.ts';
import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { announceFailure } from '../gateway/announcements.ts';
import { formatsOf } from '../parts/use-uploads.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './picture-detail.module.css';

const megabytes = 5;

/** Sends another file for a picture; every place that shows it shows the new one. */
export function ReplaceButton({ name }: { name: string }) {
  const { media, uploads } = useTexts();
  const locale = useLocale();
  const cache = useQueryClient();
  const { message } = App.useApp();
  const files = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number>();

  function problemOf(file: File): string | undefined {
    const extension = file.name.split('.').at(-1)?.toLowerCase();
    if (!uploadedPictureExtensions.some((known) => known === extension))
      return uploads.wrongFormat(formatsOf(uploadedPictureExtensions));
    return isTooLarge(file, megabytes) ? clientWords[locale].uploadTooLarge(megabytes) : undefined;
  }

  async function replace(file: File): Promise<void> {
    const problem = problemOf(file);
    if (problem !== undefined) return void message.error(problem);
    setShare(0);
    const result = await uploadFile(replaceLibraryPicture, file, { locale, input: { name }, onProgress: setShare });
    setShare(undefined);
    if (!result.ok) return announceFailure(result.failure);
    for (const endpoint of [getLibraryPicture, listLibrary])
      void cache.invalidateQueries({ queryKey: [endpoint.name] });
    void message.success(media.detail.replaced);
  }

  return (
    <>
      <Button
        className={styles.replace ?? ''}
        icon={<RefreshCw size={15} />}
        loading={share !== undefined}
        onClick={() => files.current?.click()}
      >
        {share === undefined ? media.detail.replace : `${Math.round(share * 100)}%`}
      </Button>
      <input
        ref={files}
        type="file"
        hidden
        aria-label={media.detail.replace}
        accept={uploadedPictureExtensions.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void replace(file);
          target.value = '';
        }}
      />
    </>
  );
}

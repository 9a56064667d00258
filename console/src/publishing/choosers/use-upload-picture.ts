import { isTooLarge } from '../../parts/uploads/is-too-large.ts';
import { App } from 'antd';
import { uploadFile } from 'client/upload.ts';
import { callWords } from '../../text/call-words/words.ts';
import { listLibrary, uploadedPictureExtensions, uploadStaffFile } from 'contract/console/media.ts';
import { useState } from 'react';
import { announceFailure } from '../../gateway/announcements.ts';
import { useInvalidate } from '../../gateway/use-invalidate.ts';
import { useUnmountSignal } from '../../parts/use-unmount-signal.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';

/** Section 5 of the specification. */
const megabytes = 5;

export type UploadedPicture = { url: string; name: string };

/**
 * Uploads a picture into the library. Says itself what is wrong with a file, and then returns undefined; also, and says
 * nothing, once its component has disappeared.
 */
export function useUploadPicture() {
  const { publishing } = useTexts();
  const locale = useLocale();
  const { uploadTooLarge, editorPictureFailed } = callWords[locale];
  const invalidate = useInvalidate();
  const { message } = App.useApp();
  const unmountSignal = useUnmountSignal();
  const [uploading, setUploading] = useState<readonly string[]>([]);

  async function upload(file: File): Promise<UploadedPicture | undefined> {
    const extension = file.name.split('.').at(-1)?.toLowerCase();
    if (!uploadedPictureExtensions.some((known) => known === extension)) {
      void message.error(publishing.write.pictureType);
      return undefined;
    }
    if (isTooLarge(file, megabytes)) {
      void message.error(uploadTooLarge(megabytes));
      return undefined;
    }
    setUploading((names) => [...names, file.name]);
    const signal = unmountSignal();
    const result = await uploadFile(uploadStaffFile, file, { locale, signal });
    setUploading((names) => names.filter((name) => name !== file.name));
    if (signal.aborted) return undefined;
    if (!result.ok) {
      announceFailure(result.failure);
      void message.error(editorPictureFailed);
      return undefined;
    }
    void invalidate([listLibrary]);
    return { url: result.value.url, name: result.value.newFileName };
  }

  return { upload, uploading };
}

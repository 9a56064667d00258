import type { Editor } from '@tiptap/react';
import { App } from 'antd';
import { useEffectEvent } from 'react';
import { useTexts } from '../../text/use-language.ts';
import { useUploadPicture } from '../choosers/use-upload-picture.ts';
import { insertPicture } from './insert-picture.ts';
import { transferredPictures } from './transferred-pictures.ts';

/** Uploads pictures that are pasted or dropped into a text, and inserts them there. */
export function usePictureUpload() {
  const { publishing } = useTexts();
  const { message } = App.useApp();
  const { upload, uploading } = useUploadPicture();

  const insert = useEffectEvent(async (editor: Editor, files: readonly File[]) => {
    for (const file of files) {
      const uploaded = await upload(file);
      if (uploaded !== undefined) insertPicture(editor, { src: uploaded.url, alt: '' });
    }
  });

  /** Whether the files were taken, so that the editor must not insert them itself. */
  function takeFiles(editor: Editor, transfer: DataTransfer | null): boolean {
    const pictures = transferredPictures(transfer);
    if (pictures === 'noFiles') return false;
    if (pictures === 'otherFiles') void message.error(publishing.write.pictureType);
    else void insert(editor, pictures);
    return true;
  }

  return { takeFiles, uploading };
}

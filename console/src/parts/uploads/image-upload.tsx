import { callWords } from '../../text/call-words/words.ts';
import { maxStaffFiles, uploadedPictureExtensions } from 'contract/console/media.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { sendStaffFile } from './use-uploads.ts';
import { Uploader, type UploaderProps } from './uploader.tsx';

/** Uploads pictures into the library: png, jpg, jpeg; 5 MB; 5 at a time. */
export function ImageUpload(props: UploaderProps) {
  const { uploads } = useTexts();
  const locale = useLocale();
  return (
    <Uploader
      {...props}
      rules={{
        extensions: uploadedPictureExtensions,
        megabytes: 5,
        files: maxStaffFiles,
        failed: callWords[locale].uploadFailed,
        send: sendStaffFile,
      }}
      release={uploads.releasePictures}
    />
  );
}

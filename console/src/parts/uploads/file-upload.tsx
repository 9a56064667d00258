import { documentExtensions, maxStaffFiles } from 'contract/console/media.ts';
import { useTexts } from '../../text/use-language.ts';
import { sendStaffFile } from './use-uploads.ts';
import { Uploader, type UploaderProps } from './uploader.tsx';

/** Uploads documents that everybody may download: doc, xls, ppt, txt, pdf; 5 MB; 5 at a time. */
export function FileUpload(props: UploaderProps) {
  const { uploads } = useTexts();
  return (
    <Uploader
      {...props}
      rules={{
        extensions: documentExtensions,
        megabytes: 5,
        files: maxStaffFiles,
        failed: uploads.failedFile,
        send: sendStaffFile,
      }}
      release={uploads.releaseFiles}
    />
  );
}

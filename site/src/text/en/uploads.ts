import type { uploads as cn } from '../cn/uploads.ts';
import { englishForm } from '../plural.ts';

export const uploads = {
  choose: (most) => englishForm(most, 'Choose a file', 'Choose files'),
  dropHint: (most) => `or drop or paste ${englishForm(most, 'it', 'them')} here`,
  hint: (extensions, most, megabytes) =>
    `${extensions.join(', ')}; ${englishForm(most, 'one file of up to', `up to ${most}\u00A0files of`)} ${megabytes}\u00A0MB${englishForm(most, '', ' each')}`,
  chosen: 'Chosen files',
  notKept: 'The files were not kept. Please choose them again.',
  waiting: 'Not sent yet',
  queued: 'Queued',
  done: 'Uploaded',
  percent: (percent) => `${percent}%`,
  progress: (name) => `Progress: ${name}`,
  arrived: (arrived, all) => `${arrived} of ${all} uploaded`,
  retry: (name) => `Upload again: ${name}`,
  cancel: (name) => `Cancel the upload: ${name}`,
  remove: (name) => `Remove: ${name}`,
  failed: 'Upload failed, please try again',
  unreadable: 'The file was moved or changed. Please remove it and choose it again',
  removeRejected: 'Please remove the files that cannot be uploaded',
  note: 'Files are uploaded only when you send.',
} satisfies typeof cn;

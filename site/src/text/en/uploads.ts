import type { uploads as cn } from '../cn/uploads.ts';
import { englishForm } from '../plural.ts';

export const uploads = {
  choose: (most: number) => englishForm(most, 'Choose a file', 'Choose files'),
  dropHint: (most: number) => `or drop or paste ${englishForm(most, 'it', 'them')} here`,
  hint: (extensions: readonly string[], most: number, megabytes: number) =>
    `${extensions.join(', ')}; ${englishForm(most, 'one file of up to', `up to ${most}\u00A0files of`)} ${megabytes}\u00A0MB${englishForm(most, '', ' each')}`,
  chosen: 'Chosen files',
  notKept: 'The files were not kept. Please choose them again.',
  waiting: 'Not sent yet',
  queued: 'Queued',
  done: 'Uploaded',
  percent: (percent: number) => `${percent}%`,
  progress: (name: string) => `Progress: ${name}`,
  arrived: (arrived: number, all: number) => `${arrived} of ${all} uploaded`,
  retry: (name: string) => `Upload again: ${name}`,
  cancel: (name: string) => `Cancel the upload: ${name}`,
  remove: (name: string) => `Remove: ${name}`,
  failed: 'Upload failed, please try again',
  unreadable: 'The file was moved or changed. Please remove it and choose it again',
  removeRejected: 'Please remove the files that cannot be uploaded',
} satisfies typeof cn;

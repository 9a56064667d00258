import type { CallWords } from './cn.ts';

export const en = {
  codes: {
    401: 'Authentication failed, cannot access system resources',
    403: 'No permission for the current operation',
    404: 'The requested resource does not exist',
  },
  unknown: 'Unknown system error, please report it to the administrator',
  network: 'The connection to the server failed',
  timeout: 'The system request timed out',
  status: (status) => `System interface error ${status}`,
  invalidSession: 'The session is not valid or has expired. Please sign in again.',
  downloadFailed: 'The file could not be downloaded. Please contact the administrator.',
  directDownloadFailed: 'Download failed',
  uploadFailed: 'The picture could not be uploaded. Please try again',
  editorPictureFailed: 'Image insert failed',
  uploadTooLarge: (megabytes) => `The file size cannot exceed ${megabytes} MB`,
  copied: 'Copied',
  copyFailed: 'Copying failed',
} satisfies CallWords;

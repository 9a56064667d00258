/** All endpoints for members of staff, for the server and the API document. */
import type { Endpoint } from '../endpoint.ts';
import {
  deleteLibraryPicture,
  downloadExport,
  downloadExportByForm,
  downloadResource,
  getLibraryPicture,
  listLibrary,
  replaceLibraryPicture,
  saveLibraryPicture,
  uploadStaffFile,
} from './media.ts';

export const staffEndpoints: readonly Endpoint[] = [
  listLibrary,
  getLibraryPicture,
  saveLibraryPicture,
  deleteLibraryPicture,
  replaceLibraryPicture,
  uploadStaffFile,
  downloadExport,
  downloadExportByForm,
  downloadResource,
];

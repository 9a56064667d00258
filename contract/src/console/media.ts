import { z } from 'zod/mini';
import { kebabCaseName } from '../content-fields.ts';
import { type Audience, defineEndpoint, type Limit } from '../endpoint.ts';
import { dataResponse, flag, pagedResponse, pageRequest, storedFileName, timestamp } from '../fields.ts';
import { localized } from '../localized.ts';
import { megabyte } from '../megabyte.ts';
import { picture } from '../media/picture.ts';
import { contentKindNames } from './content-kinds.ts';

/** Limit of the calls of the media library. */
export const mediaLimit: Limit = { requests: 600, perSeconds: 60, bodyBytes: 64 * 1024 };

const libraryPicture = z.object({
  name: z.string(),
  picture,
  /** The alternative text in all languages. */
  description: localized,
  /** How many items show the picture, and of how many films it is the poster. */
  uses: z.int(),
  createdAt: timestamp,
});

export type LibraryPicture = z.infer<typeof libraryPicture>;

/** Where a picture or film is shown: the item's kind, id and Chinese title. */
export const mediaUse = z.object({ kind: z.enum(contentKindNames), id: z.string(), title: z.string() });

export type MediaUse = z.infer<typeof mediaUse>;

/** Who may look into the library. */
export const libraryReaders: Audience = { any: ['content:media:edit', 'content:article:read', 'content:record:edit'] };
/** Who may add to the library. */
export const libraryUploaders = {
  any: ['content:media:edit', 'content:article:edit', 'content:record:edit'],
} satisfies Audience;

export const listLibrary = defineEndpoint({
  name: 'listLibrary',
  summary: 'One page of the media library, newest first, with the number of uses of each picture',
  method: 'GET',
  path: '/{lang}/console/media',
  audience: libraryReaders,
  effect: 'read',
  limit: mediaLimit,
  input: z.object({
    /** Part of a name or of an alternative text. */
    text: z._default(z.string().check(z.maxLength(100)), ''),
    onlyUnused: flag,
    onlyUndescribed: flag,
    ...pageRequest,
  }),
  output: z.extend(pagedResponse(libraryPicture), {
    counts: z.object({ all: z.int(), unused: z.int(), undescribed: z.int() }),
  }),
  errors: ['invalidInput'],
});

export const getLibraryPicture = defineEndpoint({
  name: 'getLibraryPicture',
  summary: 'One picture of the media library, with its uses and the films whose poster it is',
  method: 'GET',
  path: '/{lang}/console/media/{name}',
  audience: libraryReaders,
  effect: 'read',
  limit: mediaLimit,
  input: z.object({ name: kebabCaseName }),
  output: dataResponse(z.extend(libraryPicture, { usedIn: z.array(mediaUse), posterOf: z.array(z.string()) })),
  errors: ['invalidInput', 'notFound'],
});

export const saveLibraryPicture = defineEndpoint({
  name: 'saveLibraryPicture',
  summary: 'Changes the alternative text and the focal point of a picture',
  method: 'POST',
  path: '/{lang}/console/media/{name}',
  audience: { all: ['content:media:edit'] },
  effect: 'write',
  limit: mediaLimit,
  input: z.object({
    name: kebabCaseName,
    description: localized,
    focus: picture.shape.focus,
  }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound'],
});

export const deleteLibraryPicture = defineEndpoint({
  name: 'deleteLibraryPicture',
  summary: 'Deletes a picture that nothing shows',
  method: 'POST',
  path: '/{lang}/console/media/{name}/delete',
  audience: { all: ['content:media:edit'] },
  effect: 'write',
  limit: mediaLimit,
  input: z.object({ name: kebabCaseName }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'pictureInUse'],
});

export const maxStaffFileBytes = 5 * megabyte;
export const maxStaffFiles = 5;

export const documentExtensions = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'pdf'] as const;
export const uploadedPictureExtensions = ['png', 'jpg', 'jpeg'] as const;

const uploadLimit: Limit = { requests: 120, perSeconds: 600, bodyBytes: maxStaffFileBytes + 16 * 1024 };

const uploadErrors = [
  'badRequest',
  'requestTimeout',
  'tooManyRequests',
  'unsupportedMediaType',
  'uploadMissing',
  'uploadEmpty',
  'uploadTypeRefused',
  'uploadTypeDiffers',
  'staffFileTooLarge',
  'pictureTypeDiffers',
  'pictureTooLarge',
  'pictureBroken',
  'pictureTooDemanding',
] as const;

export const replaceLibraryPicture = defineEndpoint({
  name: 'replaceLibraryPicture',
  summary: 'Replaces a picture in all sizes, wherever it is shown',
  method: 'POST',
  path: '/{lang}/console/media/{name}/replace',
  audience: { all: ['content:media:edit'] },
  effect: 'write',
  isUpload: true,
  limit: uploadLimit,
  input: z.object({ name: kebabCaseName }),
  output: z.object({}),
  errors: [...uploadErrors, 'invalidInput', 'notFound'],
});

/** The fields of W13. For a picture `newFileName` is its name in the library. */
export const uploadStaffFile = defineEndpoint({
  name: 'uploadStaffFile',
  summary: 'One picture or document of staff, in the field `file`',
  method: 'POST',
  path: '/common/upload',
  audience: libraryUploaders,
  effect: 'write',
  isUpload: true,
  limit: uploadLimit,
  input: z.object({}),
  output: z.object({
    url: z.string(),
    fileName: z.string(),
    newFileName: z.string(),
    originalFilename: z.string(),
  }),
  errors: uploadErrors,
});

const libraryDocument = z.object({
  id: z.string(),
  fileName: z.string(),
  url: z.string(),
  bytes: z.int(),
  /** How many items link to the document. */
  uses: z.int(),
  createdAt: timestamp,
});

export type LibraryDocument = z.infer<typeof libraryDocument>;

export const listDocuments = defineEndpoint({
  name: 'listDocuments',
  summary: 'One page of the documents that staff uploaded, newest first',
  method: 'GET',
  path: '/{lang}/console/documents',
  audience: libraryReaders,
  effect: 'read',
  limit: mediaLimit,
  input: z.object({
    /** Part of a name. */
    text: z._default(z.string().check(z.maxLength(100)), ''),
    ...pageRequest,
  }),
  output: pagedResponse(libraryDocument),
  errors: ['invalidInput'],
});

export const deleteDocument = defineEndpoint({
  name: 'deleteDocument',
  summary: 'Deletes a document that nothing links to',
  method: 'POST',
  path: '/{lang}/console/documents/{id}/delete',
  audience: { all: ['content:media:edit'] },
  effect: 'write',
  limit: mediaLimit,
  input: z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/)) }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'documentInUse'],
});

const downloadInput = z.object({
  fileName: storedFileName,
  /** Whether the export is deleted once it was sent. */
  delete: flag,
});

const downloadErrors = ['invalidInput', 'notFound'] as const;

/** The specification has `delete`, which removes the file, also for this GET. */
export const downloadExport = defineEndpoint({
  name: 'downloadExport',
  summary: 'A temporary export of the caller',
  method: 'GET',
  path: '/common/download',
  audience: 'signedIn',
  effect: 'read',
  isDownload: true,
  limit: mediaLimit,
  input: downloadInput,
  output: z.object({}),
  errors: downloadErrors,
});

/** `delete` changes something, so a browser's form must come from this site. */
export const downloadExportByForm = defineEndpoint({
  name: 'downloadExportByForm',
  summary: 'The same for a form-encoded body',
  method: 'POST',
  path: '/common/download',
  audience: 'signedIn',
  effect: 'write',
  isDownload: true,
  limit: mediaLimit,
  input: downloadInput,
  output: z.object({}),
  errors: downloadErrors,
});

export const downloadResource = defineEndpoint({
  name: 'downloadResource',
  summary: 'A document of the library, by its address',
  method: 'GET',
  path: '/common/download/resource',
  audience: 'signedIn',
  effect: 'read',
  isDownload: true,
  limit: mediaLimit,
  input: z.object({ resource: z.string().check(z.regex(/^\/files\/[\w-]{22}\/[^/]+$/)) }),
  output: z.object({}),
  errors: downloadErrors,
});

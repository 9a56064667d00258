/** Export and import of content as one file, between installations. */
import { z } from 'zod/mini';
import { defineEndpoint, type Limit } from '../endpoint.ts';
import { dataResponse, storedFileName, version } from '../fields.ts';
import { defaultLocale, localeNames } from '../locales.ts';
import { megabyte } from '../megabyte.ts';
import { contentRef, fieldDifference, id } from './content-items.ts';

/** Bounds of a file that is sent, and of what it unpacks to. */
export const exchangeBounds = {
  /** Without its films. */
  fileBytes: 32 * megabyte,
  filmBytes: 256 * megabyte,
  films: 50,
  /** Of `content.json`. */
  contentBytes: 16 * megabyte,
  unpackedBytes: 96 * megabyte,
  items: 500,
  pictures: 200,
  /** Of an Excel file, which is read in memory. */
  workbookBytes: 2 * megabyte,
  unpackedWorkbookBytes: 16 * megabyte,
  workbookRows: 2000,
  workbookColumns: 400,
  /** Of a preview; what is saved is complete. */
  previewedFields: 50,
  previewedCharacters: 2000,
} as const;

/** The largest file that can be sent. */
export const maxExchangeBytes = exchangeBounds.fileBytes + exchangeBounds.filmBytes;

const exchangeLimit: Limit = { requests: 30, perSeconds: 600, bodyBytes: 256 * 1024 };

export const exportContent = defineEndpoint({
  name: 'exportContent',
  summary: 'Makes a file of items with their pictures and films. `/common/download` sends it',
  method: 'POST',
  path: '/{lang}/console/content-exchange/export',
  audience: { all: ['content:exchange:export'] },
  effect: 'write',
  limit: exchangeLimit,
  input: z.object({
    items: z.array(z.object(contentRef)).check(z.minLength(1), z.maxLength(exchangeBounds.items)),
  }),
  output: dataResponse(z.object({ fileName: storedFileName, items: z.int(), pictures: z.int(), films: z.int() })),
  errors: ['invalidInput', 'forbidden', 'notFound', 'confirmationRequired', 'exchangeFileTooLarge', 'unavailable'],
});

const targetLocales = localeNames.filter((locale) => locale !== defaultLocale);

export const exportTranslation = defineEndpoint({
  name: 'exportTranslation',
  summary:
    'Makes an XLIFF 2.1 file of the Chinese texts of items for a translator. `previewContentImport` takes it back',
  method: 'POST',
  path: '/{lang}/console/content-exchange/export-translation',
  audience: { all: ['content:exchange:export'] },
  effect: 'write',
  limit: exchangeLimit,
  input: z.object({
    items: z.array(z.object(contentRef)).check(z.minLength(1), z.maxLength(exchangeBounds.items)),
    target: z.enum(targetLocales),
  }),
  output: dataResponse(z.object({ fileName: storedFileName, items: z.int(), texts: z.int() })),
  errors: ['invalidInput', 'forbidden', 'notFound', 'confirmationRequired', 'exchangeFileTooLarge'],
});

/** Kinds that are edited in Excel: products as rows, a table of typical values as a sheet. */
export const workbookKinds = ['product', 'typicalValueTable'] as const;

export type WorkbookKind = (typeof workbookKinds)[number];

export const exportWorkbook = defineEndpoint({
  name: 'exportWorkbook',
  summary: 'Makes an Excel file of products or tables of typical values. `previewContentImport` takes it back',
  method: 'POST',
  path: '/{lang}/console/content-exchange/export-workbook',
  audience: { all: ['content:exchange:export'] },
  effect: 'write',
  limit: exchangeLimit,
  input: z.object({
    kind: z.enum(workbookKinds),
    ids: z.array(id).check(z.minLength(1), z.maxLength(exchangeBounds.items)),
  }),
  output: dataResponse(z.object({ fileName: storedFileName, items: z.int() })),
  errors: ['invalidInput', 'forbidden', 'notFound', 'confirmationRequired', 'exchangeFileTooLarge'],
});

/** `invalid`: `problems` say why. `notAllowed`: the caller may not change some of the fields. */
export const importOutcomes = ['new', 'changed', 'unchanged', 'invalid', 'notAllowed'] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

const previewedItem = z.object({
  /** Its position in the file, from 0. */
  number: z.int(),
  ...contentRef,
  title: z.string(),
  outcome: z.enum(importOutcomes),
  /** The item of this installation that would get a new draft. An item of the same id may be another one. */
  existing: z.nullable(z.object({ id: z.string(), title: z.string(), version: z.int() })),
  /** Whether it can be added as a new item even if there is an existing one. */
  canBeNew: z.boolean(),
  fields: z.array(fieldDifference),
  /** Of all changed fields, also those that are not listed. */
  changedFields: z.int(),
  /** Why it cannot be imported, or which of its texts are left out. */
  problems: z.array(z.object({ field: z.string(), code: z.string() })),
});

export type PreviewedItem = z.infer<typeof previewedItem>;

const previewedFilm = z.object({
  name: z.string(),
  /** `missing`: neither the file nor this installation has it, so that nothing is shown instead. */
  state: z.enum(['here', 'new', 'missing']),
});

export type PreviewedFilm = z.infer<typeof previewedFilm>;

export const previewContentImport = defineEndpoint({
  name: 'previewContentImport',
  summary: 'Takes an exported file, a translation as XLIFF or an Excel file, and says what an import would change',
  method: 'POST',
  path: '/{lang}/console/content-exchange/preview',
  audience: { all: ['content:exchange:import'] },
  effect: 'write',
  isUpload: true,
  limit: { ...exchangeLimit, bodyBytes: maxExchangeBytes + 16 * 1024 },
  input: z.object({}),
  output: dataResponse(
    z.object({
      /** Names the file for `applyContentImport`, which takes it once, for a day. */
      fileName: storedFileName,
      items: z.array(previewedItem),
      pictures: z.array(z.object({ name: z.string(), isNew: z.boolean() })),
      films: z.array(previewedFilm),
    }),
  ),
  errors: [
    'badRequest',
    'requestTimeout',
    'tooManyRequests',
    'unavailable',
    'unsupportedMediaType',
    'uploadMissing',
    'exchangeFileTooLarge',
    'exchangeFileInvalid',
    'exchangeFileGone',
  ],
});

export const applyContentImport = defineEndpoint({
  name: 'applyContentImport',
  summary: 'Saves items of a previewed file as drafts, all or none, and deletes the file. It publishes nothing',
  method: 'POST',
  path: '/{lang}/console/content-exchange/apply',
  audience: { all: ['content:exchange:import'] },
  effect: 'write',
  limit: exchangeLimit,
  input: z.object({
    fileName: storedFileName,
    items: z
      .array(
        z.object({
          number: z.int().check(z.minimum(0)),
          /** The version that the preview has shown; null to add a new item. */
          version: z.nullable(version),
        }),
      )
      .check(z.minLength(1), z.maxLength(exchangeBounds.items)),
  }),
  output: dataResponse(
    z.object({
      items: z.array(z.object({ number: z.int(), ...contentRef })),
      created: z.int(),
      changed: z.int(),
      pictures: z.int(),
      films: z.int(),
    }),
  ),
  errors: [
    'invalidInput',
    'forbidden',
    'fieldsForbidden',
    'payloadTooLarge',
    'stateConflict',
    'exchangeFileTooLarge',
    'exchangeFileInvalid',
    'exchangeFileGone',
    'pictureTypeRefused',
    'pictureTooManyBytes',
    'pictureTypeDiffers',
    'pictureTooLarge',
    'pictureBroken',
    'pictureTooDemanding',
    'uploadEmpty',
    'filmTypeRefused',
    'tooManyFilms',
    'unavailable',
  ],
});

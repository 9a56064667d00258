import type { FileExtension } from 'contract/uploads/file-extensions.ts';

/** How content is recognised: by its signature, by an entry of its container, or as plain text. */
export type ContentRule = { mediaTypes: readonly string[] } | ContainerRule | { plainText: true };

export type ContainerRule =
  | { container: 'compound'; requiredEntry: string }
  | { container: 'zip'; requiredEntry: RegExp };

/** The required content for each extension, with media types of `file-type`. */
export const contentOfExtension: Record<FileExtension, ContentRule> = {
  doc: { container: 'compound', requiredEntry: 'WordDocument' },
  ppt: { container: 'compound', requiredEntry: 'PowerPoint Document' },
  xls: { container: 'compound', requiredEntry: 'Workbook' },
  // Word Online writes `word/document2.xml`.
  docx: { container: 'zip', requiredEntry: /^word\/document\d*\.xml$/ },
  pptx: { container: 'zip', requiredEntry: /^ppt\/presentation\.xml$/ },
  xlsx: { container: 'zip', requiredEntry: /^xl\/workbook\.xml$/ },
  pdf: { mediaTypes: ['application/pdf'] },
  txt: { plainText: true },
  zip: { mediaTypes: ['application/zip'] },
  jpg: { mediaTypes: ['image/jpeg'] },
  jpeg: { mediaTypes: ['image/jpeg'] },
  png: { mediaTypes: ['image/png', 'image/apng'] },
  webp: { mediaTypes: ['image/webp'] },
  gif: { mediaTypes: ['image/gif'] },
  heic: { mediaTypes: ['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence'] },
  tif: { mediaTypes: ['image/tiff'] },
  tiff: { mediaTypes: ['image/tiff'] },
  bmp: { mediaTypes: ['image/bmp'] },
  mp3: { mediaTypes: ['audio/mpeg'] },
  m4a: { mediaTypes: ['audio/x-m4a', 'audio/mp4', 'video/mp4'] },
  aac: { mediaTypes: ['audio/aac'] },
  wav: { mediaTypes: ['audio/wav'] },
  ogg: { mediaTypes: ['audio/ogg', 'audio/ogg; codecs=opus', 'application/ogg', 'video/ogg'] },
  amr: { mediaTypes: ['audio/amr'] },
  flac: { mediaTypes: ['audio/flac'] },
  mp4: { mediaTypes: ['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/3gpp', 'video/3gpp2'] },
  mov: { mediaTypes: ['video/quicktime', 'video/mp4'] },
  avi: { mediaTypes: ['video/vnd.avi'] },
  mkv: { mediaTypes: ['video/matroska', 'video/webm'] },
  webm: { mediaTypes: ['video/webm', 'video/matroska'] },
  '3gp': { mediaTypes: ['video/3gpp', 'video/3gpp2', 'video/mp4'] },
};

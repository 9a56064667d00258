/** The types of files that visitors may send. */

/** File extensions that a resume may have (F7). */
export const resumeExtensions = ['doc', 'docx', 'pdf', 'ppt', 'pptx'] as const;

const pictureExtensions = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'heic', 'tif', 'tiff', 'bmp'] as const;

/** File extensions that the attachment of an inquiry may have: a specification sheet or a picture of one. */
export const inquiryExtensions = ['pdf', 'doc', 'docx', 'xls', 'xlsx', ...pictureExtensions] as const;

/** File extensions that a report may have: documents, pictures, audio and video (F7). */
export const reportExtensions = [
  ...resumeExtensions,
  ...(['xls', 'xlsx', 'txt', 'zip'] as const),
  ...pictureExtensions,
  ...(['mp3', 'm4a', 'aac', 'wav', 'ogg', 'amr', 'flac'] as const),
  ...(['mp4', 'mov', 'avi', 'mkv', 'webm', '3gp'] as const),
] as const;

export type FileExtension = (typeof reportExtensions)[number];

/** The extension of a file name in lower case, without its dot; undefined if it is not accepted. */
export function extensionOf(fileName: string): FileExtension | undefined {
  const extension = /\.([^.]+)$/.exec(fileName.trim())?.[1]?.toLowerCase();
  return reportExtensions.find((known) => known === extension);
}

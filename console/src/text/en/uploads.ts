import type { UploadTexts } from '../cn/uploads.ts';

export const uploads: UploadTexts = {
  title: (done, all) => `Uploading ${done} of ${all}`,
  waiting: 'waiting',
  closeList: 'Close the list of uploads',
  wrongFormat: (formats) => `Wrong file format. Upload ${formats} files`,
  tooMany: (count) => `Upload at most ${count} files at a time`,
  failedFile: 'The file could not be uploaded. Please try again',
  unplayableFilm: 'Your browser cannot play this film. Upload MP4 (H.264, AAC) or WebM',
  releasePictures: (count) => (count > 1 ? `Release to upload ${count} pictures` : 'Release to upload the picture'),
  releaseFiles: (count) => (count > 1 ? `Release to upload ${count} files` : 'Release to upload the file'),
  releaseFilms: (count) => (count > 1 ? `Release to upload ${count} films` : 'Release to upload the film'),
  rule: (formats, megabytes) => `${formats} · ${megabytes} MB`,
  megabytes: (size) => `${size} MB`,
  kilobytes: (size) => `${size} KB`,
};

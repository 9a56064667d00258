/**
 * What is pasted or dropped: pictures to upload, other files, or nothing of both. Word puts a picture of the text beside
 * the text; then the text counts.
 */
export function transferredPictures(transfer: DataTransfer | null): readonly File[] | 'otherFiles' | 'noFiles' {
  const files = [...(transfer?.files ?? [])];
  if (files.length === 0 || transfer?.types.includes('text/html')) return 'noFiles';
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  return pictures.length === 0 ? 'otherFiles' : pictures;
}

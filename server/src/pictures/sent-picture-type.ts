import { open } from 'node:fs/promises';
import path from 'node:path';
import { HttpError } from '../http/http-error.ts';

type SentType = { type: 'jpeg' | 'png' | 'webp'; mediaType: string; extensions: readonly string[] };

const types: readonly (SentType & { signature: readonly (readonly [offset: number, bytes: string])[] })[] = [
  { type: 'jpeg', mediaType: 'image/jpeg', extensions: ['.jpg', '.jpeg'], signature: [[0, '\xff\xd8\xff']] },
  { type: 'png', mediaType: 'image/png', extensions: ['.png'], signature: [[0, '\x89PNG\r\n\x1a\n']] },
  {
    type: 'webp',
    mediaType: 'image/webp',
    extensions: ['.webp'],
    signature: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
];

/** The type of the content; throws unless the file name and media type agree with it. */
export async function sentPictureType(
  file: string,
  { fileName, mediaType }: { fileName: string; mediaType: string },
): Promise<SentType> {
  await using opened = await open(file);
  const { buffer, bytesRead } = await opened.read(Buffer.alloc(16), 0, 16, 0);
  const beginning = buffer.toString('latin1', 0, bytesRead);
  const type = types.find(({ signature }) => signature.every(([offset, bytes]) => beginning.startsWith(bytes, offset)));
  if (type === undefined) throw new HttpError('pictureTypeRefused');
  const extension = path.extname(fileName).toLowerCase();
  if (mediaType !== type.mediaType || !type.extensions.includes(extension)) throw new HttpError('pictureTypeDiffers');
  return type;
}

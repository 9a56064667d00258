import { randomBytes } from 'node:crypto';

/** A new name for a picture: `Зима 01.JPG` becomes `01-9f3a6c2e`, `Rail yard.png` becomes `rail-yard-9f3a6c2e`. */
export function pictureNameFor(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const readable = (words ?? ['picture']).join('-').slice(0, 40).replace(/-$/, '');
  return `${readable}-${randomBytes(4).toString('hex')}`;
}

import { randomBytes } from 'node:crypto';

/** A new name for a picture or film: `Зима 01.JPG` becomes `01-9f3a6c2e`, `Rail yard.png` becomes `rail-yard-9f3a6c2e`. */
export function libraryNameFor(fileName: string, kind: 'picture' | 'film'): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const readable = (words ?? [kind]).join('-').slice(0, 40).replace(/-$/, '');
  return `${readable}-${randomBytes(4).toString('hex')}`;
}

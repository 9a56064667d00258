import path from 'node:path';

/** Where the sizes of uploaded pictures lie, a folder a hash. */
export function uploadsFolder(dataDir: string): string {
  return path.join(dataDir, 'pictures');
}

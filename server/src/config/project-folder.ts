import path from 'node:path';

const end = import.meta.dirname.lastIndexOf(`${path.sep}server${path.sep}`);

/** The project's folder: the one that `server/` is in, for the sources as for the bundle in `server/dist`. */
export const projectFolder = path.resolve(import.meta.dirname.slice(0, end + 1));

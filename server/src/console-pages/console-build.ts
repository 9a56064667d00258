import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifestEntry = z.object({
  file: z.string(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
});

type Manifest = Record<string, z.infer<typeof manifestEntry>>;

/** The built console: the folder of its files, and the URLs that its document names. */
export type ConsoleBuild = {
  assetsFolder: string;
  script: string;
  /** What the script imports, so that the browser requests it at once. */
  preloads: readonly string[];
  styles: readonly string[];
};

/** All URLs of the console begin with this. */
export const consoleBase = '/console';

const entry = 'src/main.tsx';

/** Reads the output folder `dist` of the console. Undefined if the console is not built. */
export function readConsoleBuild(dist: string): ConsoleBuild | undefined {
  const file = path.join(dist, '.vite/manifest.json');
  if (!existsSync(file)) return undefined;
  const manifest = z.record(z.string(), manifestEntry).parse(JSON.parse(readFileSync(file, 'utf8')));
  const script = manifest[entry]?.file;
  if (script === undefined) throw new Error(`${entry} is not in ${file}`);
  const keys = [...importedBy(manifest, entry, new Set())];
  const urlOf = (name: string) => `${consoleBase}/${name}`;
  return {
    assetsFolder: path.join(dist, 'assets'),
    script: urlOf(script),
    preloads: keys
      .flatMap((key) => (key === entry ? [] : [manifest[key]?.file ?? []]))
      .flat()
      .map(urlOf),
    styles: keys.flatMap((key) => manifest[key]?.css ?? []).map(urlOf),
  };
}

/** Imports come before the file that imports them, because its styles build on theirs. */
function importedBy(manifest: Manifest, key: string, found: Set<string>): Set<string> {
  for (const imported of manifest[key]?.imports ?? []) if (!found.has(imported)) importedBy(manifest, imported, found);
  return found.add(key);
}

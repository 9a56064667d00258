/** Which folder may import which: the table of the house. Everything not allowed here is refused, also from a folder that is new. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const workspaces = ['contract', 'content', 'server', 'site', 'console', 'e2e', 'checks', 'bench'] as const;

type Workspace = (typeof workspaces)[number];

/** The other workspaces of ours that each may import. */
const allowedWorkspaces: Record<Workspace, readonly Workspace[]> = {
  contract: [],
  content: ['contract'],
  server: ['contract', 'content'],
  site: ['contract'],
  console: ['contract'],
  e2e: ['contract'],
  checks: ['contract'],
  bench: ['contract'],
};

/** Folders of a workspace that every feature of it may use, and those that stand above the features and may use them. */
const floors: Partial<Record<Workspace, { below: readonly string[]; above: readonly string[] }>> = {
  server: {
    below: [
      'http',
      'database',
      'mail',
      'files',
      'config',
      'settings',
      'pictures',
      'films',
      'fonts',
      'monograms',
      'uploads',
    ],
    above: ['pages', 'demonstration'],
  },
  site: { below: ['parts', 'text', 'motion', 'shell', 'failure'], above: ['home', 'year20', 'search', 'shell'] },
  console: { below: ['parts', 'text', 'shell'], above: ['shell'] },
};

const wayOut = {
  workspace: 'say it in contract/, which both sides import',
  upwards: 'move what is shared down into a folder that features may use, or get it from the context',
  feature: 'features do not know each other: go through the context, the contract, or a folder that both may use',
  contract: 'the contract runs anywhere: no node: modules and nothing of ours',
};

export type Import = { from: string; to: string };

type Place = { workspace: Workspace; folder: string | undefined };

/** `site/src/news/news-page.tsx` is in workspace site, folder news; a file at the top of `src` is in none and may use all. */
function placeOf(file: string): Place | undefined {
  const [workspace = '', ...rest] = file.split('/');
  const found = workspaces.find((name) => name === workspace);
  if (!found) return undefined;
  const below = rest[0] === 'src' ? rest.slice(1) : rest;
  return { workspace: found, folder: below.length > 1 ? below[0] : undefined };
}

/** Why an import is refused, with the way out; undefined when it is allowed. Paths are relative to the project. */
export function refusalOf({ from, to }: Import): string | undefined {
  const importer = placeOf(from);
  if (!importer) return undefined;
  if (importer.workspace === 'contract' && to.startsWith('node:')) return wayOut.contract;
  const imported = placeOf(to);
  if (!imported) return undefined;
  if (imported.workspace !== importer.workspace)
    return allowedWorkspaces[importer.workspace].includes(imported.workspace) ? undefined : wayOut.workspace;
  const floor = floors[importer.workspace];
  if (!floor || importer.folder === undefined || importer.folder === imported.folder) return undefined;
  if (imported.folder === undefined || floor.below.includes(imported.folder)) return undefined;
  if (floor.below.includes(importer.folder) && !floor.above.includes(importer.folder)) return wayOut.upwards;
  return floor.above.includes(importer.folder) ? undefined : wayOut.feature;
}

const importPattern = /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g;

/** Every import that a file makes, as paths relative to the project where they are ours. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(importPattern)].flatMap(([, from, bare]) => {
    const specifier = from ?? bare ?? '';
    if (specifier.startsWith('.')) return [{ from: file, to: path.posix.join(path.posix.dirname(file), specifier) }];
    const workspace = workspaces.find((name) => specifier === name || specifier.startsWith(`${name}/`));
    return [{ from: file, to: workspace ? specifier : specifier.startsWith('node:') ? specifier : `npm:${specifier}` }];
  });
}

/** Every refused import of the project, a line each. Tests may build what they test from anywhere in their workspace. */
export function refusedImports(root: string): string[] {
  const pattern = `{${workspaces.join(',')}}/**/*.{ts,tsx}`;
  return globSync(pattern, { cwd: root, exclude: (name) => /node_modules|dist/.test(name) })
    .filter((file) => !/\.test\.tsx?$|^server\/test\//.test(file))
    .flatMap((file) => importsOf(file, readFileSync(path.join(root, file), 'utf8')))
    .flatMap((found) => {
      const refusal = refusalOf(found);
      return refusal === undefined ? [] : [`${found.from} imports ${found.to}: ${refusal}`];
    });
}

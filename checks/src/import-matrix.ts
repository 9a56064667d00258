/** Which folder may import which. All other imports are rejected, also those of new folders. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const workspaces = [
  'contract',
  'client',
  'content',
  'server',
  'site',
  'console',
  'e2e',
  'checks',
  'bench',
] as const;

type Workspace = (typeof workspaces)[number];

/** The other workspaces that each may import. */
const allowedWorkspaces: Record<Workspace, readonly Workspace[]> = {
  contract: [],
  client: ['contract'],
  content: ['contract'],
  server: ['contract', 'content'],
  site: ['contract', 'client'],
  console: ['contract', 'client'],
  e2e: ['contract'],
  checks: ['contract'],
  bench: ['contract', 'e2e'],
};

type Layers = {
  /** Folders that everything may import. */
  below: readonly string[];
  /** Features that other features use. Each may import those before it. */
  shared?: readonly string[];
  /** Folders that may import every feature. */
  above: readonly string[];
  /** The files directly in `src` that compose the program. They may import all, and no folder may import them. */
  composition?: readonly string[];
};

/** All other folders are features, which do not import each other. */
export const layers: Partial<Record<Workspace, Layers>> = {
  server: {
    below: [
      'errors',
      'background',
      'http',
      'database',
      'mail',
      'files',
      'config',
      'command-line',
      'cryptography',
      'content-fields',
      'settings',
      'pictures',
      'films',
      'fonts',
      'drawing-queue',
      'initials-avatars',
      'uploads',
      'rate-limits',
      'audit',
      'publishing',
      'passwords',
      'second-factors',
    ],
    // The inbox of the console opens and answers what `submissions` has received. Notices count what is in it, and
    // the health of the system names them.
    shared: ['sessions', 'roles', 'accounts', 'media', 'submissions', 'inbox', 'notices'],
    above: ['pages', 'console-pages', 'demonstration', 'backup', 'hourly-jobs'],
    composition: [
      'start.ts',
      'run-site.ts',
      'app.ts',
      'routes.ts',
      'publishable-kinds.ts',
      'context.ts',
      'shutdown.ts',
      'content-export.ts',
      'content-import.ts',
    ],
  },
  site: {
    below: ['parts', 'text', 'motion', 'settings', 'dialogs', 'failure', 'gateway', 'pages', 'browser'],
    shared: ['challenge', 'quick-exit', 'receipt', 'file-metadata', 'uploads', 'forms'],
    above: ['home', 'anniversary', 'search', 'shell'],
    composition: ['main.tsx', 'render.tsx', 'routes.tsx', 'root.tsx', 'root-loader.ts'],
  },
  console: {
    below: ['parts', 'text', 'gateway', 'content-kinds', 'help', 'shell'],
    shared: ['sessions', 'publishing'],
    above: ['today'],
    composition: ['main.tsx', 'routes.tsx'],
  },
};

/** Features with parts: each part may import those before it. The empty name is that of the files outside all parts. */
const parts: Record<string, readonly string[]> = {
  'server/src/submissions/': [
    'sealing',
    'report-keys',
    'admission',
    '',
    'reports',
    'conversations',
    'retention',
    'commands',
  ],
  'server/src/publishing/': ['bodies', '', 'items', 'lists', 'changes', 'previews', 'routes'],
  'console/src/inbox/': [
    '',
    'bulk',
    'day-timeline',
    'retention',
    'item',
    'applications',
    'list',
    'answer-templates',
    'answer-times',
  ],
  'console/src/publishing/': [
    '',
    'choosers',
    'rich-text',
    'preview',
    'fields',
    'value-sheet',
    'facts',
    'working-calendar',
    'versions',
    'publication',
    'export',
    'list',
    'editor',
    'stale-texts',
  ],
};

const remedies = {
  workspace: 'define it in contract/, which both sides import',
  upwards: 'move what is shared down into a folder that features may use, or get it from the context',
  feature: 'features do not import each other: use the context, the contract, or a folder that both may use',
  composition:
    'declare the type of what is needed and let a file in src pass it in, or move what is shared into a folder',
  unlisted: 'a file directly in src belongs in a folder, or is listed as one that composes the program',
  part: 'move what is shared into an earlier part of the feature (`parts` in checks/src/import-matrix.ts)',
  contract: 'the contract runs anywhere: no node: modules and nothing of ours',
  staff: 'the public site must not carry definitions for staff',
};

export type Import = { from: string; to: string };

type Location = { workspace: Workspace; folder: string | undefined; name: string };

/** `site/src/news/news-page.tsx` is in workspace site, folder news. A file directly in `src` has no folder. */
function locate(file: string): Location | undefined {
  const [workspace = '', ...rest] = file.split('/');
  const found = workspaces.find((name) => name === workspace);
  if (!found) return undefined;
  const below = rest[0] === 'src' ? rest.slice(1) : rest;
  return { workspace: found, folder: below.length > 1 ? below[0] : undefined, name: below.join('/') };
}

/** Whether a file of a feature imports a later part of it. A part that is not in the order may import no other. */
function importsLaterPart({ from, to }: Import): boolean {
  const [feature, order] = Object.entries(parts).find(([folder]) => from.startsWith(folder)) ?? [];
  if (feature === undefined || order === undefined || !to.startsWith(feature)) return false;
  const partOf = (file: string) => path.posix.dirname(file.slice(feature.length)).replace(/^\.$/, '');
  return partOf(from) !== partOf(to) && order.indexOf(partOf(from)) < order.indexOf(partOf(to));
}

/** Why an import is rejected, with a remedy; undefined if it is allowed. Paths are relative to the project. */
export function importProblem({ from, to }: Import): string | undefined {
  const importer = locate(from);
  if (!importer) return undefined;
  if (importer.workspace === 'contract' && to.startsWith('node:')) return remedies.contract;
  if (importer.workspace === 'site' && to.startsWith('contract/console/')) return remedies.staff;
  const imported = locate(to);
  if (!imported) return undefined;
  if (imported.workspace !== importer.workspace)
    return allowedWorkspaces[importer.workspace].includes(imported.workspace) ? undefined : remedies.workspace;
  if (importsLaterPart({ from, to })) return remedies.part;
  const layer = layers[importer.workspace];
  if (!layer) return undefined;
  const { below, shared = [], above, composition } = layer;
  if (importer.folder === undefined)
    return isUnlisted(from, importer.name, composition) ? remedies.unlisted : undefined;
  if (imported.folder === undefined) return composition ? remedies.composition : undefined;
  if (importer.folder === imported.folder || below.includes(imported.folder)) return undefined;
  if (above.includes(importer.folder)) return undefined;
  if (below.includes(importer.folder)) return remedies.upwards;
  const [importerRank, importedRank] = [shared.indexOf(importer.folder), shared.indexOf(imported.folder)];
  if (importerRank >= 0) return importedRank >= 0 && importedRank < importerRank ? undefined : remedies.upwards;
  return importedRank >= 0 ? undefined : remedies.feature;
}

/** The files beside `src` are tools, not part of the workspace's layers. */
function isUnlisted(file: string, name: string, composition: readonly string[] | undefined): boolean {
  return composition !== undefined && file.includes('/src/') && !composition.includes(name);
}

const importPattern = /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g;

/** All imports of a file; imports of this project as paths relative to it. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(importPattern)].flatMap(([, from, dynamic]) => {
    const specifier = from ?? dynamic ?? '';
    if (specifier.startsWith('.')) return [{ from: file, to: path.posix.join(path.posix.dirname(file), specifier) }];
    const workspace = workspaces.find((name) => specifier === name || specifier.startsWith(`${name}/`));
    return [{ from: file, to: workspace ? specifier : specifier.startsWith('node:') ? specifier : `npm:${specifier}` }];
  });
}

/** The project's source files without its tests, which may import anything in their workspace. */
function sourceFiles(root: string): string[] {
  const pattern = `{${workspaces.join(',')}}/**/*.{ts,tsx}`;
  return globSync(pattern, { cwd: root, exclude: (name) => /node_modules|dist/.test(name) }).filter(
    (file) => !/\.test\.tsx?$|^server\/test\//.test(file),
  );
}

/** All rejected imports, one line each. */
export function forbiddenImports(root: string): string[] {
  return sourceFiles(root)
    .flatMap((file) => importsOf(file, readFileSync(path.join(root, file), 'utf8')))
    .flatMap((found) => {
      const problem = importProblem(found);
      return problem === undefined ? [] : [`${found.from} imports ${found.to}: ${problem}`];
    });
}

/** The imports of every source file; a deferred import and the import of a type count too. */
export function importGraph(root: string): Map<string, string[]> {
  const files = sourceFiles(root);
  return new Map(
    files.map((file) => {
      const imports = importsOf(file, readFileSync(path.join(root, file), 'utf8'));
      return [file, imports.map(({ to }) => to.replace(/^contract\/(?!src\/)/, 'contract/src/'))];
    }),
  );
}

/** Each chain of imports that leads back to its first file, found once. */
export function importCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const finished = new Set<string>();
  function visit(file: string, chain: readonly string[]): void {
    const start = chain.indexOf(file);
    if (start >= 0) cycles.push([...chain.slice(start), file].join(' → '));
    if (start >= 0 || finished.has(file)) return;
    for (const imported of graph.get(file) ?? []) visit(imported, [...chain, file]);
    finished.add(file);
  }
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/**
 * The contract imports these modules everywhere, but browsers use them only for forms, which load with a dialog, and for
 * films.
 */
const onlyForSomePages =
  /\/node_modules\/(?:zod|libphonenumber-js)\/|\/contract\/src\/(?:fields|film|working-calendar|zoned-time)\.ts$/;

/** Every page needs these modules, but the bundler would give each its own file. */
const inBase = /^\0rolldown\/runtime|\/src\/(?:parts\/breadcrumb\.tsx|text\/plural\.ts)$/;

/**
 * Modules that the home page shares with others, in few chunks instead of sixteen. Each alone would be smaller than its
 * request.
 */
const shared: readonly [name: string, files: RegExp][] = [
  ['small', /\/contract\/src\/(?:company|news|pictures|products)\.ts$|\/src\/(?:text\/format|shell\/filing)\.tsx?$/],
  [
    'motion',
    /\/src\/(?:motion\/(?:use-autoplay|use-hovered-or-focused|carousel|pause-button|banner-\w+|scroll-to-view|use-scroll-to-focused-view)|parts\/banner-link)\.(?:tsx?|module\.css)/,
  ],
  ['figures', /\/src\/(?:motion\/(?:use-on-screen|counter)|parts\/figures)\.(?:tsx?|module\.css)/],
  ['cards', /\/src\/(?:news\/news-(?:date|link)|parts\/card|products\/product-address)\.(?:tsx?|module\.css)/],
];

/** Returns the chunk of a module, or null where the bundler decides. */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  return baseChunk(id, graph) ?? shared.find(([, files]) => files.test(id))?.[0] ?? null;
}

/**
 * Puts everything that every page needs into one chunk: what `main.tsx` reaches without a dynamic import. The bundler
 * alone would make fifteen chunks, each compressed separately.
 */
function baseChunk(id: string, graph: ModuleGraph): 'base' | null {
  if (inBase.test(id)) return 'base';
  return onlyForSomePages.test(id) || !isReached(id, graph, new Set()) ? null : 'base';
}

function isReached(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => importer.endsWith('/src/main.tsx') || isReached(importer, graph, seen));
}

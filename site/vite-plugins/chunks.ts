type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/**
 * The contract imports these modules everywhere, but browsers use them only for forms, which load with a dialog, and for
 * films.
 */
const onlyForSomePages =
  /\/node_modules\/(?:zod|libphonenumber-js)\/|\/contract\/src\/(?:fields|media\/film|working-time\/[\w-]+)\.ts$/;

/** Every page needs these modules, but the bundler would give each its own file. */
const inBase = ['site/src/main', 'site/src/parts/breadcrumb', 'site/src/shell/page-links', 'site/src/text/plural'];

/**
 * Modules that the home page shares with others, in few chunks instead of sixteen, and the text of paragraphs. Each alone
 * would be smaller than its request.
 */
const shared: Record<string, readonly string[]> = {
  small: [
    'contract/src/company',
    'contract/src/news',
    'contract/src/media/pictures',
    'contract/src/products/product-path',
    'contract/src/products/products',
    'site/src/settings/filing',
    'site/src/text/format',
  ],
  motion: [
    'site/src/motion/banner-item',
    'site/src/motion/banner-steps',
    'site/src/motion/banner-strip',
    'site/src/motion/carousel',
    'site/src/motion/pause-button',
    'site/src/motion/scroll-to-view',
    'site/src/motion/use-autoplay',
    'site/src/motion/use-hovered-or-focused',
    'site/src/motion/use-mouse-drag',
    'site/src/motion/use-scroll-to-focused-view',
    'site/src/parts/banner-link',
  ],
  figures: ['site/src/motion/counter', 'site/src/motion/use-on-screen', 'site/src/parts/figures'],
  cards: ['site/src/news/newest-first', 'site/src/news/news-date', 'site/src/news/news-link', 'site/src/parts/card'],
  paragraphs: ['site/src/text/running-text', 'site/src/text/unbroken-values'],
};

/** Dialogs use these. The settings import their schema, so that the bundler would put them into the base. */
const calendar = ['contract/src/working-time/working-calendar', 'contract/src/working-time/zoned-time'];

/** The modules that have a chunk by name: paths from the root without extension. A style sheet stays with its module. */
export const assignedModules: readonly string[] = [...inBase, ...calendar, ...Object.values(shared).flat()];

/** Returns the chunk of a module, or null where the bundler decides. */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  const isOneOf = (modules: readonly string[]) => modules.includes(pathFromRoot(id));
  if (isOneOf(inBase) || isInBase(id, graph)) return 'base';
  return Object.entries(shared).find(([, modules]) => isOneOf(modules))?.[0] ?? null;
}

/** Comes before `chunkOf`: a chunk takes what its modules import, if no earlier one has it. */
export function calendarOf(id: string): string | null {
  return calendar.includes(pathFromRoot(id)) ? 'calendar' : null;
}

/** `/home/a/site/src/parts/card.module.css?used` → `site/src/parts/card`. */
function pathFromRoot(id: string): string {
  return id.replace(/^.*\/(?=(?:contract|site)\/src\/)|(?:\.module\.css|\.tsx?)(?:\?.*)?$/g, '');
}

/**
 * Whether every page needs a module: `main.tsx` reaches it without a dynamic import. The bundler alone would make
 * fifteen chunks of these modules, each compressed separately.
 */
function isInBase(id: string, graph: ModuleGraph): boolean {
  return !onlyForSomePages.test(id) && isReached(id, graph, new Set());
}

function isReached(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => importer.endsWith('/src/main.tsx') || isReached(importer, graph, seen));
}

type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/**
 * All that every page needs, in one chunk: what `main.tsx` reaches without a dynamic import. Left to itself the bundler
 * makes fifteen of it, and each compresses alone.
 */
export function baseChunk(id: string, graph: ModuleGraph, seen = new Set<string>()): 'base' | null {
  if (seen.has(id)) return null;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const reached = importers.some((importer) => importer.endsWith('/src/main.tsx') || baseChunk(importer, graph, seen));
  return reached ? 'base' : null;
}

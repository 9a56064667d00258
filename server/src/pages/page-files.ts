import type { Manifest } from './renderer.ts';

export type PageFiles = {
  /** The entry comes last. */
  scripts: string[];
  styles: string[];
  fonts: string[];
};

/**
 * The built files of a page: those of the entry and of its rendered sources, and the styles of
 * deferred parts.
 */
export function pageFiles(
  manifest: Manifest,
  entry: string,
  page: { sources: readonly string[]; deferred: readonly string[]; fonts: readonly string[] },
): PageFiles {
  const preloads = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  function add(key: string): void {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    // Imports come first, because a chunk's styles build on theirs.
    for (const imported of chunk.imports ?? []) add(imported);
    preloads.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  }
  add(entry);
  for (const source of page.sources) add(source);
  // Deferred sources are added for their styles only.
  const scripts = new Set(preloads);
  for (const source of page.deferred) add(source);
  const script = `/${manifest[entry]?.file ?? ''}`;
  scripts.delete(script);
  const fonts = page.fonts.flatMap((key) => manifest[key]?.file ?? []).map((file) => `/${file}`);
  return { scripts: [...scripts, script], styles: [...styles], fonts };
}

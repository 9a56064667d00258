import type { Manifest } from './renderer.ts';

export type PageFiles = { script: string; preloads: string[]; styles: string[]; fonts: string[] };

/** The built files that a page needs at once: the entry's, and those of the sources that rendered it; of what takes over later, the styles. */
export function pageFiles(
  manifest: Manifest,
  entry: string,
  page: { sources: readonly string[]; later: readonly string[]; fonts: readonly string[] },
): PageFiles {
  const preloads = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  function add(key: string): void {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    // A chunk's imports come first: their styles are the ones it builds upon.
    for (const imported of chunk.imports ?? []) add(imported);
    preloads.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  }
  add(entry);
  for (const source of page.sources) add(source);
  // The rest is added for its styles; what has been added already keeps its preload.
  const wanted = new Set(preloads);
  for (const source of page.later) add(source);
  const script = `/${manifest[entry]?.file ?? ''}`;
  wanted.delete(script);
  const fonts = page.fonts.flatMap((key) => manifest[key]?.file ?? []).map((file) => `/${file}`);
  return { script, preloads: [...wanted], styles: [...styles], fonts };
}

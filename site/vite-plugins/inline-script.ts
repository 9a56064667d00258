import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const query = '?inline-script';

/**
 * Bundles and minifies a file that is imported with `?inline-script`, and exports the text as `script`. The document
 * contains it, and the policy allows it by the hash of this text.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return undefined;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      return { code: `export const script = ${JSON.stringify(await bundle(file))};`, map: null };
    },
  };
}

async function bundle(file: string): Promise<string> {
  const built = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2020',
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3 }, format: { comments: false } },
      lib: { entry: file, formats: ['iife'], name: 'script' },
      rollupOptions: { checks: { bundlerTimings: false }, output: { strict: false } },
    },
  });
  const chunks = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = chunks;
  if (chunk?.type !== 'chunk' || chunks.length !== 1) throw new Error(`${file} is not a single script`);
  const text = chunk.code.trim();
  // It would end the script element.
  if (/<\/script|<!--/i.test(text)) throw new Error(`${file} contains </script or <!-- and cannot be inlined`);
  return text;
}

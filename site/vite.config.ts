import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { defineConfig } from 'vite';
import { bareEndpoints } from './bare-endpoints.ts';
import { baseChunk } from './base-chunk.ts';
import { leanRouter } from './lean-router.ts';

/** Short class names, the same in both builds: the server's HTML and the browser's CSS must agree. */
function scopedName(name: string, file: string): string {
  const path = file.split('?')[0]?.replace(/^.*\/src\//, '') ?? file;
  const hash = createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, 6);
  return `c${hash}`;
}

/** How long the minifier took is nobody's concern at `npm start`. */
const checks = { bundlerTimings: false };

/** The same in both builds, since the server's HTML names pictures too. */
const assetFileNames = 'assets/[hash][extname]';

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [bareEndpoints(), ...(mode === 'production' && !isSsrBuild ? [leanRouter()] : []), react()],
  css: { modules: { generateScopedName: scopedName } },
  ssr: { noExternal: true as const },
  worker: { format: 'es' as const, rollupOptions: { output: { entryFileNames: 'assets/[hash].js' } } },
  // The renderer too: left to the environment, it would carry React twice and might run the slow one.
  define: { 'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? 'development' : 'production') },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: false,
    // A kilobyte less than the default, which counts on a slow line. Arrows for functions: none of them is called with `new`.
    minify: mode === 'production' && !isSsrBuild && 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true }, format: { comments: false } },
    // Inlined as data: they would need the CSP's leave.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild
      ? { checks, input: 'src/render.tsx', output: { entryFileNames: 'render.js', assetFileNames } }
      : {
          checks,
          // Making a schema does nothing else, so those that nobody uses can go.
          treeshake: { manualPureFunctions: ['z', 'numberBetween', 'defineEndpoint'] },
          input: 'src/main.tsx',
          output: {
            // Names would only lengthen the list of files that every page carries; the manifest has them.
            chunkFileNames: 'assets/[hash].js',
            assetFileNames,
            codeSplitting: { groups: [{ name: baseChunk, debugName: 'base' }] },
          },
        },
  },
}));

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { calendarOf, chunkOf } from './vite-plugins/chunks.ts';
import { classNames } from './vite-plugins/class-names.ts';
import { customMedia } from './vite-plugins/custom-media.ts';
import { eagerFunctions } from './vite-plugins/eager-functions.ts';
import { inlinePrimitives } from './vite-plugins/inline-primitives.ts';
import { inlineScript } from './vite-plugins/inline-script.ts';
import { oneByteSource } from './vite-plugins/one-byte-source.ts';
import { stripEndpoints } from './vite-plugins/strip-endpoints.ts';

/** Hides the minifier's timings. */
const checks = { bundlerTimings: false };

/**
 * Identical in both builds, since the server's HTML also names pictures. Seven characters of a hash are 42 bits: the
 * names are in the first load, and hashes cannot be compressed.
 */
const assetFileNames = 'assets/[hash:7][extname]';

/**
 * Creating a schema has no side effects, so unused schemas can be removed. The bundler goes by the name alone: a call of
 * anything else with one of these names would be removed too (checks/src/pure-functions.test.ts).
 */
const manualPureFunctions = [
  'z',
  'contentField',
  'shapeOf',
  'byLocale',
  'numberBetween',
  'defineBlock',
  'defineEndpoint',
];

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    inlineScript(),
    stripEndpoints(),
    customMedia(),
    inlinePrimitives(),
    react(),
    isSsrBuild ? oneByteSource() : eagerFunctions(),
  ],
  css: { modules: { generateScopedName: classNames(command === 'build') } },
  // One file starts faster. While developing, Node loads packages by itself: Vite would have to rewrite their CommonJS.
  ...(command === 'build' && { ssr: { noExternal: true as const } }),
  worker: { format: 'es' as const, rollupOptions: { output: { entryFileNames: 'assets/[hash].js' } } },
  // The renderer needs this too. Otherwise it would include React twice and could run the development build.
  define: { 'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? 'development' : 'production') },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: false,
    // Terser saves one kilobyte over the default minifier. Arrow functions and methods are safe: no function is called with
    // `new`.
    minify: mode === 'production' && !isSsrBuild && 'terser',
    terserOptions: {
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true },
      format: { comments: false },
    },
    // The CSP forbids data URLs for assets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild
      ? { checks, input: 'src/render.tsx', output: { comments: false, entryFileNames: 'render.js', assetFileNames } }
      : {
          checks,
          treeshake: { manualPureFunctions },
          input: 'src/main.tsx',
          output: {
            // The manifest has the names; in the files they would only lengthen the list that every page carries.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames,
            codeSplitting: { groups: [{ name: calendarOf, priority: 1 }, { name: chunkOf }] },
          },
        },
  },
}));

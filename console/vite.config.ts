import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { antDesignNonce } from './ant-design-nonce.ts';

export default defineConfig({
  base: '/console/',
  plugins: [antDesignNonce(), react()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    manifest: true,
    sourcemap: false,
    // The content security policy allows pictures and fonts of this site only.
    assetsInlineLimit: 0,
    // `npm run size` measures what a browser loads.
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // Hides the minifier's timings.
      checks: { bundlerTimings: false },
      input: 'src/main.tsx',
      // Content kinds share files with the endpoints of the site, which the console does not call.
      treeshake: { manualPureFunctions: ['z', 'defineEndpoint'] },
      output: {
        // What most screens and dialogs use is three files: a hundred small ones compress worse and are as many requests.
        codeSplitting: {
          groups: [
            { name: 'icons', test: /lucide-react/, minShareCount: 2 },
            { name: 'packages', test: /node_modules/, minShareCount: 12 },
            {
              name: 'parts',
              test: /(?:console\/src|client|contract)\//,
              minShareCount: 12,
              // Otherwise what they import from packages would come here, too.
              includeDependenciesRecursively: false,
            },
          ],
        },
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
      },
    },
  },
});

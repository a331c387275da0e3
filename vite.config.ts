import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/build/chunks.mjs';
import { slimCss } from './scripts/build/slim-css.mjs';
import { slimZod } from './scripts/build/slim-zod.mjs';
import { devProxy } from './scripts/dev-proxy.mjs';

const web = resolve(import.meta.dirname, 'src/app/web');

/** The oldest that the style sheet can be shown in; README.md names them. */
const browsers = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'];

export default defineConfig({
  root: web,
  plugins: [react(), tailwindcss(), slimZod(), slimCss()],
  resolve: {
    tsconfigPaths: true,
    // React has had its own since 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    target: browsers,
    cssTarget: browsers,
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    // Only the oldest Safari lacks it: there a part is fetched when it is needed.
    modulePreload: {
      polyfill: false,
      // The first script names what each part fetches along; what every screen has by then it needn't.
      resolveDependencies: (_, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => !/\/(?:base|kit|rolldown-runtime)-/.test(name)),
    },
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: resolve(web, 'app.html'), static: resolve(web, 'static.html') },
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true, proxy: devProxy },
});

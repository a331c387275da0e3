import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimZod } from './scripts/build/slim-zod.mjs';
import { devProxy } from './scripts/dev-proxy.mjs';

const web = resolve(import.meta.dirname, 'src/app/web');

/** The oldest that the style sheet can be shown in; README.md names them. */
const browsers = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'];

/** Small parts that nearly every screen shows, and the rules of money that most of them count by. */
const kit =
  /lucide-react|[\\/]src[\\/](ui[\\/](alert|badge|card|control-classes|empty-state|field|form|page-header|progress|skeleton|stat-card|text-field)\.tsx?|core[\\/]percent\.ts|features[\\/]money[\\/]budget[\\/](rules[\\/](figures|line|words|wire|bar-parts)\.ts|web[\\/]shared[\\/].*)|features[\\/]papers[\\/]quotes[\\/]rules[\\/]contract-sum\.ts)$/;

export default defineConfig({
  root: web,
  plugins: [react(), tailwindcss(), slimZod()],
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
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: resolve(web, 'app.html'), static: resolve(web, 'static.html') },
      // Otherwise every part that two lazy screens share is a file, and the first screen asks for twenty.
      output: {
        codeSplitting: {
          groups: [
            // By itself, because the landing page has the style and no script.
            { name: 'theme', test: /\.css$/, priority: 3 },
            { name: 'base', tags: ['$initial'], test: /\.m?[jt]sx?$/, priority: 2 },
            // What only one screen shows goes with that screen.
            { name: 'kit', test: kit, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true, proxy: devProxy },
});

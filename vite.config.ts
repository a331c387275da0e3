import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devProxy } from './scripts/dev-proxy.mjs';

const web = resolve(import.meta.dirname, 'src/app/web');

export default defineConfig({
  root: web,
  plugins: [react(), tailwindcss()],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: { app: resolve(web, 'app.html'), static: resolve(web, 'static.html') } },
  },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true, proxy: devProxy },
});

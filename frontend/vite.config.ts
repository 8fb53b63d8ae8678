import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const BACKEND = 'http://localhost:3000';

/** Packages of the first screen, grouped so that a change of ours leaves their files in the browser's cache. */
const VENDORS: readonly (readonly [chunk: string, pattern: RegExp])[] = [
  ['charts', /node_modules\/(recharts|d3-|victory-vendor|decimal\.js-light|es-toolkit)/],
  ['semantic', /node_modules\/(semantic-ui-react|@semantic-ui-react|@popperjs|react-popper|lodash)/],
  ['state', /node_modules\/(redux|@redux|react-redux|typed-redux-saga|reselect|immer|socket\.io|engine\.io|@socket\.io)/],
  ['react', /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//],
];

const chunkOf = (id: string): string | undefined => VENDORS.find(([, pattern]) => pattern.test(id))?.[0];

const proxy = {
  '/covertrail-api': { target: BACKEND },
  '/covertrail-websocket': { target: BACKEND, ws: true },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
});

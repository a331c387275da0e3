import { ensureReady } from './prepare/ready.mjs';

await ensureReady();
await import('../dist/server/join-store.js');

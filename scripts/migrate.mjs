import { ensureReady } from './prepare/ready.mjs';

await ensureReady();
await import('../dist/server/migrate.js');

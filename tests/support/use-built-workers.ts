import { inject } from 'vitest';
import { startWorkersFrom } from '#/platform/server/worker-file';

startWorkersFrom(inject('workers'));

import { inject } from 'vitest';
import { startDatabasesFrom } from '#/platform/server/database/engine/embedded';
import { startWorkersFrom } from '#/platform/server/worker-file';

startWorkersFrom(inject('workers'));
startDatabasesFrom(inject('emptyDatabase'));

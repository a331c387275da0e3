import { z } from 'zod';
import { defineCall } from '#/core/call';
import { id } from '#/core/shapes';

/** Everything of a project, to read elsewhere and to make it again from. */
export const projectArchivePath = '/api/projects/:projectId/archive';

export const importProject = defineCall({
  method: 'POST',
  path: '/api/projects/import',
  who: 'signed-in',
  summary: 'A new project of one’s own from the archive of a project, made here or on another server',
  upload: { field: 'file', kinds: [], required: true, isPassing: true },
  output: z.object({ id }),
  creates: true,
  limit: {
    max: 20,
    perSeconds: 3_600,
    message: 'U heeft het voorbije uur al veel archieven ingelezen. Probeer het later opnieuw.',
  },
});

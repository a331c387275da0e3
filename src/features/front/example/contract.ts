import { defineCall } from '#/core/call';
import { project } from '#/core/project';

export const createExample = defineCall({
  method: 'POST',
  path: '/api/projects/example',
  who: 'signed-in',
  summary: 'A filled example project of one’s own, to look around in; leaves with DELETE of the project',
  output: project,
  creates: true,
  limit: { max: 10, perSeconds: 3600 },
});

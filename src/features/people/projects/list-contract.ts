import { z } from 'zod';
import { defineCall } from '#/core/call';
import { project } from '#/core/project';

/** By itself, because every screen asks for it before anything else. */
export const listProjects = defineCall({
  method: 'GET',
  path: '/api/projects',
  shows: ['projects', 'collaborators', 'budgets.renovationBudget'],
  who: 'signed-in',
  summary: 'The projects one owns or works in, oldest first',
  output: z.array(project),
});

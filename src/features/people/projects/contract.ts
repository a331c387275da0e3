import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { project, projectStatuses } from '#/core/project';
import { optionalText, requiredLine } from '#/core/shapes';

const projectNameLength = 120;
const projectDescriptionLength = 2_000;

export const projectFields = z.object({
  name: requiredLine(projectNameLength, 'Vul een naam in voor het project.'),
  description: optionalText(projectDescriptionLength),
});

/** What its owner fills in. */
export const projectForm = projectFields.extend({ allowsTokens: z.boolean() });

/** What its owner may change of it. */
export const projectChanges = projectForm.extend({
  status: z.enum(projectStatuses, 'Een project is actief of het rust.'),
});

export const createProject = defineCall({
  method: 'POST',
  path: '/api/projects',
  who: 'signed-in',
  summary: 'A new project of one’s own',
  body: projectFields.extend({ status: z.literal('active').default('active') }),
  output: project,
  creates: true,
});

export const updateProject = defineCall({
  method: 'PUT',
  path: '/api/projects/:projectId',
  versionOf: { kind: 'projects' },
  who: { right: 'manage' },
  summary:
    'Rename a project, describe it anew, let it rest or make it active again, or say whether others may let programs of theirs in',
  body: changesOf(projectChanges),
  output: project,
});

export const removeProject = defineCall({
  method: 'DELETE',
  path: '/api/projects/:projectId',
  versionOf: { kind: 'projects' },
  who: { right: 'manage' },
  summary: 'Remove a project with everything in it',
});

import { type LogRow, type LogSentences, wordFrom } from '#/core/log';
import { projectStatusLabels } from '#/features/people/projects/rules';
import type { LoggedChange } from '#/platform/server/database/log/log-words';

function nameOf({ name }: LogRow): string {
  return name ? `het project ‘${name}’` : 'het project';
}

function deed(before: LogRow, after: LogRow): string | undefined {
  if (before.status === after.status) return undefined;
  return after.status === 'resting' ? `liet ${nameOf(after)} rusten` : `maakte ${nameOf(after)} weer actief`;
}

export const projectLog: LogSentences = {
  any: 'het project',
  name: nameOf,
  deed,
  values: { status: wordFrom(projectStatusLabels) },
};

/** Removing a project asks for its name; undoing that it was made or came back would not. */
export function refusesUndo({ action }: LoggedChange): string | undefined {
  return action === 'change'
    ? undefined
    : 'Dit kan niet ongedaan gemaakt worden. Verwijder het project zelf als u dat wilt.';
}

import type { LogSentences } from '#/core/log';
import type { LoggedChange } from '#/platform/server/database/log/log-words';

export const projectLog: LogSentences = {
  any: 'het project',
  name: ({ name }) => (name ? `het project ‘${name}’` : 'het project'),
};

/** Removing a project asks for its name; undoing that it was made or came back would not. */
export function refusesUndo({ action }: LoggedChange): string | undefined {
  return action === 'change'
    ? undefined
    : 'Dit kan niet ongedaan gemaakt worden. Verwijder het project zelf als u dat wilt.';
}

import { type LogRow, type LogSentences, wordFrom } from '#/core/log';
import { may, type Role, roleLabels } from '#/core/rights';
import type { LoggedChange } from '#/platform/server/database/log/log-words';

function name({ email, status }: LogRow): string {
  if (email) return `medewerker ${email}`;
  return status === 'pending' ? 'een uitgenodigde medewerker' : 'een oud-medewerker';
}

/** As in the list of members: only who invites knows the addresses of who hasn’t answered yet. */
export function conceals({ status }: LogRow, role: Role): readonly string[] {
  return status === 'pending' && !may(role, 'manage') ? ['email'] : [];
}

export const collaboratorLog: LogSentences = {
  any: 'een medewerker',
  name,
  deed: (before, after) =>
    before.status === 'pending' && after.status === 'accepted' ? 'accepteerde de uitnodiging' : undefined,
  values: {
    role: wordFrom(roleLabels),
    status: wordFrom({ pending: 'Uitgenodigd', accepted: 'Actief' }),
  },
};

/** Who comes and goes of their own will is not sent for or sent away by undoing it. */
export function refusesUndo({ action, userId, before, after }: LoggedChange): string | undefined {
  if (action === 'change' && before?.status !== after?.status) {
    return 'De uitnodiging is aanvaard. Verwijder de medewerker als dat niet de bedoeling was.';
  }
  const leftBySelf = action === 'remove' && before?.userId === String(userId);
  const declined = action === 'remove' && before?.userId === null && before?.invitedBy !== String(userId);
  if (leftBySelf || declined) return 'Deze persoon is zelf vertrokken. Nodig hem of haar opnieuw uit.';
  return undefined;
}

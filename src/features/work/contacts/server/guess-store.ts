import { and, inArray } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import { guessTrades } from '#/features/work/contacts/rules/guess-trades';
import type { Contact, ListedContact } from '#/features/work/shared/contacts/contract';
import { usesOfContacts } from '#/features/work/shared/contacts/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { memberProjectIds } from '#/platform/server/database/stores/access-store';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { kindOf } from '#/platform/server/database/stores/record-kind';
import type { Services } from '#/platform/server/services';

type Seen = { userId: number; records: Services['records'] };

/** What the papers of these contacts are about, in the projects that this person works in. */
async function listSubjects(
  db: Database,
  { userId, records }: Seen,
  contactIds: readonly number[],
): Promise<Map<number, string[]>> {
  const lines = new Map<number, string[]>();
  if (contactIds.length === 0) return lines;
  for (const { table, column, projectId } of usesOfContacts()) {
    const [, { about }] = kindOf(table, records);
    if (!about) continue;
    const rows = await db
      .select({ contactId: column, about })
      .from(table)
      .where(and(isAnyOf(column, contactIds), inArray(projectId, memberProjectIds(db, userId))));
    for (const row of rows) {
      const contactId = Number(row.contactId);
      lines.set(contactId, [...(lines.get(contactId) ?? []), ...row.about.split('\n')]);
    }
  }
  return lines;
}

/** With what a contractor probably does where nobody says; worked out anew each time, and kept nowhere. */
export async function withGuesses(
  db: Database,
  seen: Seen,
  contacts: readonly Contact[],
): Promise<ListedContact[]> {
  const unsaid = contacts.filter(({ trades, type }) => trades.length === 0 && type === 'contractor');
  const subjects = await listSubjects(
    db,
    seen,
    unsaid.map(({ id }) => id),
  );
  return contacts.map((contact) => ({
    ...contact,
    guessedTrades:
      contact.trades.length > 0
        ? []
        : guessTrades({
            type: contact.type,
            name: contactName(contact),
            lines: subjects.get(contact.id) ?? [],
          }),
  }));
}

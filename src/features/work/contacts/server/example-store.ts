import { contacts } from '#/features/work/shared/contacts/server/tables';
import { contacts as exampleContacts } from '#/features/work/shared/example/contacts';
import type { ExamplePart } from '#/platform/server/ports/example';

/** Others refer to them by their trade: 'roofer'. */
export const contactsExample: ExamplePart = {
  write: async ({ db, projectId, ownerId }) => {
    const rows = await db
      .insert(contacts)
      .values(
        Object.values(exampleContacts).map((each) => ({
          ...each,
          userId: ownerId,
          exampleProjectId: projectId,
        })),
      )
      .returning({ id: contacts.id, company: contacts.company });
    const idOf = new Map(rows.map(({ id, company }) => [company, id]));
    return Object.fromEntries(
      Object.entries(exampleContacts).map(([key, { company }]) => [key, idOf.get(company) ?? 0]),
    );
  },
};

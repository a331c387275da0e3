import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Contact } from '#/features/contacts/contract';
import type { Database } from '#/platform/server/database/database';
import { contacts } from '#/platform/server/database/schema/contacts';
import { invoices, quotes } from '#/platform/server/database/schema/papers';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { meetstaatItems, tasks } from '#/platform/server/database/schema/work';

export async function listContacts(db: Database, userId: number): Promise<Contact[]> {
  const visible = sql`(
    select ${projects.id} from ${projects} where ${projects.userId} = ${userId}
    union
    select ${collaborators.projectId} from ${collaborators}
    where ${collaborators.userId} = ${userId} and ${collaborators.status} = 'accepted'
  )`;
  const inProjects = [quotes, invoices, meetstaatItems, tasks].map((table) =>
    inArray(
      contacts.id,
      db.select({ id: table.contactId }).from(table).where(sql`${table.projectId} in ${visible}`),
    ),
  );
  return db
    .select({
      id: contacts.id,
      name: contacts.name,
      company: contacts.company,
      email: contacts.email,
      phone: contacts.phone,
      address: contacts.address,
      type: contacts.type,
      notes: contacts.notes,
      enterpriseNumber: contacts.enterpriseNumber,
      iban: contacts.iban,
      isOwn: sql<boolean>`${contacts.userId} = ${userId}`,
    })
    .from(contacts)
    .where(or(eq(contacts.userId, userId), ...inProjects))
    .orderBy(asc(sql`lower(${contacts.name})`), asc(contacts.id));
}

import { asc, eq, sql } from 'drizzle-orm';
import type { Contact } from '#/features/contacts/contract';
import type { Database } from '#/platform/server/database/database';
import { contacts } from '#/platform/server/database/schema/contacts';

export async function listContacts(db: Database, userId: number): Promise<Contact[]> {
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
      isOwn: sql<boolean>`true`,
    })
    .from(contacts)
    .where(eq(contacts.userId, userId))
    .orderBy(asc(contacts.name), asc(contacts.id));
}

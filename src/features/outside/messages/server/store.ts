import { and, asc, desc, eq } from 'drizzle-orm';
import type { Message, MessageShown } from '#/features/outside/messages/contract';
import { messages } from '#/features/outside/messages/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { writtenRow } from '#/platform/server/database/stores/written-row';

const shown = {
  id: messages.id,
  contactId: messages.contactId,
  text: messages.text,
  isOfContact: messages.isOfContact,
  sentBy: messages.sentBy,
  sentAs: messages.sentAs,
  createdAt: messages.createdAt,
};

type Place = { projectId: number; contactId: number };

/** Of one contact, or of all. */
export async function listMessages(
  db: Database,
  { projectId, contactId }: { projectId: number; contactId?: number | undefined },
): Promise<Message[]> {
  return db
    .select(shown)
    .from(messages)
    .where(
      and(
        eq(messages.projectId, projectId),
        contactId === undefined ? undefined : eq(messages.contactId, contactId),
      ),
    )
    .orderBy(asc(messages.id));
}

type Invitation = { invitedById: number | null; project: string };

/** Outside nobody of the house has a name but who invited them: of others it is the house that writes. */
export function senderFor(
  { sentBy, createdBy }: { sentBy: string; createdBy: number | null },
  { invitedById, project }: Invitation,
): string {
  return createdBy !== null && createdBy === invitedById ? sentBy : project;
}

/** As who has the page of the contact reads them. */
export async function listForGuest(
  db: Database,
  { projectId, contactId }: Place,
  invitation: Invitation,
): Promise<MessageShown[]> {
  const rows = await db
    .select({ ...shown, createdBy: messages.createdBy })
    .from(messages)
    .where(and(eq(messages.projectId, projectId), eq(messages.contactId, contactId)))
    .orderBy(asc(messages.id));
  return rows.map(({ id, text, isOfContact, createdAt, ...sent }) => ({
    ...{ id, text, isOfContact, createdAt },
    sentBy: isOfContact ? sent.sentBy : senderFor(sent, invitation),
  }));
}

type NewMessage = Place &
  Pick<Message, 'text' | 'isOfContact' | 'sentBy'> & { sentAs?: string | null; createdBy?: number };

export async function createMessage(tx: Database, message: NewMessage): Promise<Message> {
  return writtenRow(await tx.insert(messages).values(message).returning(shown));
}

/** Threads in which the contact wrote last: somebody waits for an answer. */
export async function listUnanswered(db: Database, projectId: number): Promise<Message[]> {
  const lasts = await db
    .selectDistinctOn([messages.contactId], shown)
    .from(messages)
    .where(eq(messages.projectId, projectId))
    .orderBy(messages.contactId, desc(messages.id));
  return lasts.filter(({ isOfContact }) => isOfContact);
}

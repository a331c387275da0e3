import { and, eq, isNull } from 'drizzle-orm';
import { messages } from '#/features/outside/messages/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** A message with whom its letter goes to. */
export async function findMail(db: Database, messageId: number) {
  const [row] = await db
    .select({
      text: messages.text,
      sentBy: messages.sentBy,
      contactId: messages.contactId,
      project: projects.name,
      email: users.email,
    })
    .from(messages)
    .innerJoin(projects, and(eq(projects.id, messages.projectId), isNull(projects.removedAt)))
    .innerJoin(users, eq(users.id, projects.userId))
    .where(eq(messages.id, messageId));
  return row;
}

import { contacts } from '#/features/work/shared/contacts/server/tables';
import { collaborators } from '#/platform/server/database/schema/projects';
import type { Client, TestApp } from './test-app';

export type Team = {
  projectId: number;
  owner: Client;
  editor: Client;
  /** A collaborator: adds papers, changes only their own. */
  helper: Client;
  stranger: Client;
};

/** A project with somebody in every role, and somebody who has nothing to do with it. */
export async function openTeam(app: TestApp): Promise<Team> {
  const owner = await app.signIn('Katrien Eigenaar');
  const editor = await app.signIn('Els Editor');
  const helper = await app.signIn('Mo Medewerker');
  const stranger = await app.signIn('Stef Vreemd');
  const { body } = await owner.request('POST', '/api/projects', { name: 'Samen' });
  const projectId = (body as { id: number }).id;
  await app.db.insert(collaborators).values(
    [
      { client: editor, role: 'editor' as const },
      { client: helper, role: 'collaborator' as const },
    ].map(({ client, role }) => ({
      projectId,
      role,
      userId: client.user.id,
      email: `lid-${client.user.id}@voorbeeld.example`,
      status: 'accepted' as const,
    })),
  );
  return { projectId, owner, editor, helper, stranger };
}

type ContactValues = Partial<Omit<typeof contacts.$inferInsert, 'userId'>>;

export async function addContact(app: TestApp, client: Client, values: ContactValues = {}): Promise<number> {
  const [row] = await app.db
    .insert(contacts)
    .values({
      name: 'Koen Vermeersch',
      company: 'Dakwerken Vermeersch bv',
      ...values,
      userId: client.user.id,
    })
    .returning({ id: contacts.id });
  if (!row) throw new Error('no contact was made');
  return row.id;
}

/** The smallest file that is a PDF by its content. */
export function pdfFile(name = 'offerte.pdf', text = 'Offerte'): File {
  return new File([`%PDF-1.4\n% ${text}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`], name, {
    type: 'application/pdf',
  });
}

import { createProject } from '#/features/people/projects/contract';
import { collaborators } from '#/platform/server/database/schema/projects';
import type { TestApp } from './test-app';

/** A project with somebody of every role, and a stranger. */
export async function projectWithMembers(app: TestApp) {
  const owner = await app.signIn();
  const editor = await app.signIn('Els Editor');
  const collaborator = await app.signIn('Cas Medewerker');
  const invited = await app.signIn('Piet Pending');
  const stranger = await app.signIn('Stef Vreemd');
  const { body: project } = await owner.call(createProject, { body: { name: 'Kerkstraat' } });
  const projectId = project.id;
  const member = ({ user }: typeof owner) => ({ projectId, userId: user.id, email: user.email ?? '' });
  await app.db.insert(collaborators).values([
    { ...member(editor), role: 'editor', status: 'accepted' },
    { ...member(collaborator), role: 'collaborator', status: 'accepted' },
    { ...member(invited), role: 'editor', status: 'pending' },
  ]);
  return { projectId, owner, editor, collaborator, invited, stranger };
}

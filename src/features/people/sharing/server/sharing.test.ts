import { describe, expect, it } from 'vitest';
import * as projectCalls from '#/features/people/projects/contract';
import { listProjects } from '#/features/people/projects/list-contract';
import * as calls from '#/features/people/shared/sharing/contract';
import { listInvitations } from '#/features/people/sharing/invitations-contract';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `genodigde-${addresses}@voorbeeld.example`;
}

async function newProject(name = 'Samen') {
  const owner = await app().signIn();
  const { body: project } = await owner.call(projectCalls.createProject, { body: { name } });
  return { owner, params: { projectId: project.id } };
}

function addressOf({ user }: Client): string {
  return user.email ?? '';
}

async function waiting(person: Client) {
  return (await person.call(listInvitations, {})).body;
}

/** Invited and accepted. */
async function join(owner: Client, params: { projectId: number }, role: 'editor' | 'collaborator') {
  const person = await app().signIn('Els Peeters');
  const { body } = await owner.call(calls.inviteCollaborator, {
    params,
    body: { email: addressOf(person), role },
  });
  await person.call(calls.acceptInvitation, { params: { id: body.id } });
  return { person, id: body.id };
}

describe('an invitation', () => {
  it('is a collaborator’s unless another role is given, and waits', async () => {
    const { owner, params } = await newProject();
    const email = newAddress();
    const made = await owner.call(calls.inviteCollaborator, { params, body: { email: ` ${email} ` } });
    expect(made).toMatchObject({
      status: 201,
      body: { userId: null, status: 'pending', role: 'collaborator', user: { email, name: null } },
    });
    const { body } = await owner.call(calls.listCollaborators, { params });
    expect(body).toEqual([made.body]);
  });

  it('waits for the first sign-in with its verified address, whatever the case', async () => {
    const { owner, params } = await newProject('Kerkstraat');
    const email = newAddress();
    await owner.call(calls.inviteCollaborator, {
      params,
      body: { email: email.toUpperCase(), role: 'editor' },
    });
    const newcomer = await app().signIn('Jan Nieuw', { email });
    const [invitation] = await waiting(newcomer);
    expect(invitation).toMatchObject({
      project: { name: 'Kerkstraat' },
      role: 'editor',
      invitedBy: 'Katrien De Smet',
    });
    expect((await newcomer.call(listProjects, {})).body).toEqual([]);

    const accepted = await newcomer.call(calls.acceptInvitation, { params: { id: invitation?.id ?? 0 } });
    expect(accepted).toMatchObject({ status: 200, body: { name: 'Kerkstraat', role: 'editor' } });
    expect((await newcomer.call(listProjects, {})).body).toEqual([accepted.body]);
    expect(await waiting(newcomer)).toEqual([]);
    const { body } = await owner.call(calls.listCollaborators, { params });
    expect(body).toMatchObject([
      { status: 'accepted', userId: newcomer.user.id, user: { email, name: 'Jan Nieuw' } },
    ]);
  });

  it('is not for somebody whose provider does not vouch for the address', async () => {
    const { owner, params } = await newProject();
    const email = newAddress();
    const { body } = await owner.call(calls.inviteCollaborator, { params, body: { email } });
    const impostor = await app().signIn('Ine Impostor', { email, emailVerified: false });
    expect(await waiting(impostor)).toEqual([]);
    const answers = [
      await impostor.call(calls.acceptInvitation, { params: { id: body.id } }),
      await impostor.call(calls.declineInvitation, { params: { id: body.id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('cannot be answered by anybody else, its sender included', async () => {
    const { owner, params } = await newProject();
    const stranger = await app().signIn('Stef Vreemd');
    const { person } = await join(owner, params, 'editor');
    const { body } = await owner.call(calls.inviteCollaborator, { params, body: { email: newAddress() } });
    for (const someone of [owner, stranger, person]) {
      const id = { params: { id: body.id } };
      expect((await someone.call(calls.acceptInvitation, id)).status).toBe(404);
      expect((await someone.call(calls.declineInvitation, id)).status).toBe(404);
      expect(await waiting(someone)).toEqual([]);
    }
  });

  it('that is declined is gone, and can be sent again', async () => {
    const { owner, params } = await newProject();
    const email = newAddress();
    const { body } = await owner.call(calls.inviteCollaborator, { params, body: { email } });
    const person = await app().signIn('Jan', { email });
    const id = { params: { id: body.id } };
    expect((await person.call(calls.declineInvitation, id)).status).toBe(204);
    expect((await person.call(calls.declineInvitation, id)).status).toBe(404);
    expect((await person.call(calls.acceptInvitation, id)).status).toBe(404);
    expect((await owner.call(calls.listCollaborators, { params })).body).toEqual([]);
    expect((await owner.call(calls.inviteCollaborator, { params, body: { email } })).status).toBe(201);
  });

  it('accepted twice stays one membership', async () => {
    const { owner, params } = await newProject();
    const { person, id } = await join(owner, params, 'collaborator');
    const again = await person.call(calls.acceptInvitation, { params: { id } });
    expect(again).toMatchObject({ status: 200, body: { role: 'collaborator' } });
    expect((await person.call(calls.declineInvitation, { params: { id } })).status).toBe(404);
    expect((await owner.call(calls.listCollaborators, { params })).body).toHaveLength(1);
  });

  it.each([
    ['editor', 'collaborator'],
    ['collaborator', 'editor'],
  ] as const)('to a member (%s) under another address (%s) leaves the better role', async (first, second) => {
    const { owner, params } = await newProject();
    const email = newAddress();
    await owner.call(calls.inviteCollaborator, { params, body: { email, role: second } });
    const { person } = await join(owner, params, first);
    const { issuer, subject } = person.user;
    const moved = await app().signIn('Els Peeters', { issuer, subject, email });
    const [invitation] = await waiting(moved);
    const accepted = await moved.call(calls.acceptInvitation, { params: { id: invitation?.id ?? 0 } });
    expect(accepted).toMatchObject({ status: 200, body: { role: 'editor' } });
    const { body } = await owner.call(calls.listCollaborators, { params });
    expect(body).toMatchObject([{ status: 'accepted', role: 'editor', user: { email } }]);
  });

  it('to an address that became the owner’s own changes nothing when accepted', async () => {
    const { owner, params } = await newProject();
    const email = newAddress();
    const { body } = await owner.call(calls.inviteCollaborator, { params, body: { email } });
    const { issuer, subject } = owner.user;
    const moved = await app().signIn('Katrien De Smet', { issuer, subject, email });
    const accepted = await moved.call(calls.acceptInvitation, { params: { id: body.id } });
    expect(accepted).toMatchObject({ status: 200, body: { role: 'owner' } });
    expect((await moved.call(calls.listCollaborators, { params })).body).toEqual([]);
  });

  it('is refused for oneself, for a member and a second time, in Dutch', async () => {
    const { owner, params } = await newProject();
    const { person } = await join(owner, params, 'editor');
    const email = newAddress();
    const send = async (address: string) => {
      const { status, body } = await owner.call(calls.inviteCollaborator, {
        params,
        body: { email: address },
      });
      return [status, (body as unknown as { message: string }).message];
    };
    await send(email);
    expect(await send(addressOf(owner).toUpperCase())).toEqual([
      409,
      'Dit is uw eigen e-mailadres: u bent de eigenaar van dit project.',
    ]);
    expect(await send(addressOf(person))).toEqual([409, 'Deze persoon werkt al mee aan dit project.']);
    expect(await send(email.toUpperCase())).toEqual([
      409,
      'Dit e-mailadres is al uitgenodigd voor dit project.',
    ]);
  });

  it('sent twice at the same moment is one', async () => {
    const { owner, params } = await newProject();
    const body = { email: newAddress() };
    const sent = await Promise.all(
      [1, 2, 3].map(() => owner.call(calls.inviteCollaborator, { params, body })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    [{}, 'Ongeldig e-mailadres'],
    [{ email: '' }, 'Ongeldig e-mailadres'],
    [{ email: 'jan' }, 'Ongeldig e-mailadres'],
    [{ email: 'jan@a.example, piet@b.example' }, 'Ongeldig e-mailadres'],
    [{ email: 'jan@a.example\r\nBcc: piet@b.example' }, 'Ongeldig e-mailadres'],
    [{ email: `${'lang.'.repeat(60)}a@b.example` }, 'Ongeldig e-mailadres'],
    [{ email: 'jan@a.example', role: 'owner' }, 'Kies een rol uit de lijst.'],
  ])('with an impossible address or role is refused: %#', async (body, message) => {
    const { owner, params } = await newProject();
    const answer = await owner.request(
      'POST',
      `/api/projects/${params.projectId}/collaborators/invite`,
      body,
    );
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it('is not something a script can send by the hundred', async () => {
    const { owner, params } = await newProject();
    const statuses = [];
    for (let sent = 0; sent < 32; sent += 1) {
      const body = { email: newAddress() };
      statuses.push((await owner.call(calls.inviteCollaborator, { params, body })).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(201));
    expect(statuses.slice(30)).toEqual([429, 429]);
  });
});

describe('invitations to one address', () => {
  it('are five a day, whoever sends them, and those that were refused don’t count', async () => {
    const email = newAddress();
    const send = async (address: string) => {
      const { owner, params } = await newProject();
      return owner.call(calls.inviteCollaborator, { params, body: { email: address } });
    };
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send(sent % 2 === 0 ? email : email.toUpperCase())).status).toBe(201);
    }
    const refused = await send(email);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        message: 'Naar dit e-mailadres gingen vandaag al genoeg uitnodigingen. Probeer het morgen opnieuw.',
      },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(newAddress())).status).toBe(201);
  });
});

describe('collaborators', () => {
  it('see who works with them, but not who is still invited', async () => {
    const { owner, params } = await newProject();
    const { person } = await join(owner, params, 'collaborator');
    await owner.call(calls.inviteCollaborator, { params, body: { email: newAddress() } });
    const { body } = await person.call(calls.listCollaborators, { params });
    expect(body).toMatchObject([{ userId: person.user.id, status: 'accepted' }]);
  });

  it('get another role from the owner, at once', async () => {
    const { owner, params } = await newProject();
    const { person, id } = await join(owner, params, 'collaborator');
    const changed = await owner.call(calls.updateCollaborator, {
      params: { ...params, id },
      body: { role: 'editor' },
    });
    expect(changed).toMatchObject({ status: 200, body: { id, role: 'editor' } });
    expect((await person.call(listProjects, {})).body).toMatchObject([{ role: 'editor' }]);
    const wrong = await owner.request('PUT', `/api/projects/${params.projectId}/collaborators/${id}`, {
      role: 'owner',
    });
    expect(wrong).toMatchObject({ status: 400, body: { message: 'Kies een rol uit de lijst.' } });
  });

  it('that are removed are out at once, and may be invited again', async () => {
    const { owner, params } = await newProject();
    const { person, id } = await join(owner, params, 'editor');
    expect((await owner.call(calls.removeCollaborator, { params: { ...params, id } })).status).toBe(204);
    expect((await person.call(calls.listCollaborators, { params })).status).toBe(404);
    expect((await person.call(listProjects, {})).body).toEqual([]);
    const again = await owner.call(calls.inviteCollaborator, { params, body: { email: addressOf(person) } });
    expect(again.status).toBe(201);
  });

  it('may leave, and may not send each other away or choose their own role', async () => {
    const { owner, params } = await newProject();
    const editor = await join(owner, params, 'editor');
    const collaborator = await join(owner, params, 'collaborator');
    const other = { params: { ...params, id: collaborator.id } };
    const own = { params: { ...params, id: editor.id } };
    expect((await editor.person.call(calls.removeCollaborator, other)).status).toBe(403);
    expect(
      (await editor.person.call(calls.updateCollaborator, { ...own, body: { role: 'editor' } })).status,
    ).toBe(403);
    expect((await editor.person.call(calls.removeCollaborator, own)).status).toBe(204);
    expect((await editor.person.call(calls.removeCollaborator, own)).status).toBe(404);
    expect((await owner.call(calls.listCollaborators, { params })).body).toHaveLength(1);
  });

  it('are not reached through another project', async () => {
    const { owner, params } = await newProject();
    const { id } = await join(owner, params, 'editor');
    const { body: other } = await owner.call(projectCalls.createProject, { body: { name: 'Ander' } });
    const elsewhere = { params: { projectId: other.id, id } };
    expect((await owner.call(calls.removeCollaborator, elsewhere)).status).toBe(404);
    expect(
      (await owner.call(calls.updateCollaborator, { ...elsewhere, body: { role: 'editor' } })).status,
    ).toBe(404);
  });

  it('are nobody’s business outside the project', async () => {
    const { owner, params } = await newProject();
    const { id } = await join(owner, params, 'editor');
    const stranger = await app().signIn('Stef Vreemd');
    expect((await stranger.call(calls.listCollaborators, { params })).status).toBe(404);
    expect((await stranger.call(calls.removeCollaborator, { params: { ...params, id } })).status).toBe(404);
    const invited = await stranger.call(calls.inviteCollaborator, { params, body: { email: newAddress() } });
    expect(invited.status).toBe(404);
  });
});

describe('the link of the letter', () => {
  it('leads a visitor through the sign-in to the bell, and who is signed in straight to it', async () => {
    const visit = (cookie?: string) =>
      app().http.inject({ url: '/uitnodiging', headers: cookie ? { cookie } : {} });
    const { cookie } = await app().signIn();
    expect((await visit()).headers.location).toBe('/api/login?terug=%2F%3Fuitnodigingen%3D1');
    expect((await visit(cookie)).headers.location).toBe('/?uitnodigingen=1');
    expect((await visit('session=verzonnen')).headers.location).toContain('/api/login');
  });
});

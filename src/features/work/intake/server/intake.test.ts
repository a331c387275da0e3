import { describe, expect, it } from 'vitest';
import { createProject } from '#/features/people/projects/contract';
import * as calls from '#/features/work/shared/intake/contract';
import { collaborators } from '#/platform/server/database/schema/projects';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp({ now: () => new Date('2026-05-04T10:00:00Z') });

const gone = {
  status: 404,
  body: { message: 'Dit gesprek bestaat niet meer. Start de intake opnieuw.' },
};
const typed = ['Dak', '145,5', '9000 Gent', '45.000', '1962', 'F', 'Binnen een jaar'];
const kept = {
  ...{ typeRenovatie: 'Dak', oppervlakteM2: '145.5', locatie: '9000 Gent', budget: '45000.00' },
  ...{ bouwjaar: '1962', epc: 'F', timing: 'Binnen een jaar' },
};

function start(client: Client, session = 'sessie-1') {
  return client.call(calls.startChat, { body: { session_id: session } });
}
function submit(client: Client, answer: string | number, session = 'sessie-1') {
  return client.call(calls.submitAnswer, { body: { session_id: session, answer } });
}
function back(client: Client, session = 'sessie-1') {
  return client.call(calls.goBack, { body: { session_id: session } });
}

describe('an intake conversation', () => {
  it('begins with the first of seven questions and ends with the answers', async () => {
    const person = await app().signIn();
    expect(await start(person)).toMatchObject({
      status: 200,
      body: {
        ...{ question_id: 'typeRenovatie', type: 'choice', current_question: 1, total_questions: 7 },
        ...{ completed: false, answers: {}, error: null },
      },
    });
    const steps = [];
    for (const answer of typed) steps.push((await submit(person, answer)).body);
    expect(steps.slice(0, -1).map((step) => !step.completed && step.question_id)).toEqual([
      ...calls.questionIds.slice(1),
    ]);
    expect(steps.at(-1)).toMatchObject({ completed: true, answers: kept });
  });

  it('says in `error` what is wrong with an answer, and asks again', async () => {
    const person = await app().signIn();
    await start(person);
    expect((await submit(person, '')).body).toMatchObject({
      error: 'Vul alsjeblieft een antwoord in',
      current_question: 1,
    });
    await submit(person, 'Dak');
    expect(await submit(person, 5)).toMatchObject({
      status: 200,
      body: { error: 'Vul een oppervlakte in tussen 10 en 10.000 m².', question_id: 'oppervlakteM2' },
    });
  });

  it('knows the year it is', async () => {
    const person = await app().signIn();
    await start(person);
    for (const answer of typed.slice(0, 4)) await submit(person, answer);
    expect((await submit(person, '2027')).body.error).toBe('Vul een bouwjaar in tussen 1500 en 2026.');
    expect((await submit(person, 2026)).body.current_question).toBe(6);
  });

  it('goes on where it was when it is started again, finished or not', async () => {
    const person = await app().signIn();
    await start(person);
    await submit(person, 'Dak');
    expect((await start(person)).body).toMatchObject({
      current_question: 2,
      answers: { typeRenovatie: 'Dak' },
    });
    for (const answer of typed.slice(1)) await submit(person, answer);
    expect((await start(person)).body).toMatchObject({ completed: true, answers: kept });
    expect((await submit(person, 'Keuken')).body).toMatchObject({ completed: true, answers: kept });
    expect((await back(person)).body).toMatchObject({ completed: true });
    expect((await start(person, 'sessie-2')).body).toMatchObject({ current_question: 1, answers: {} });
  });

  it('goes back one question with the answers kept', async () => {
    const person = await app().signIn();
    await start(person);
    await submit(person, 'Dak');
    expect((await back(person)).body).toMatchObject({
      question_id: 'typeRenovatie',
      answers: { typeRenovatie: 'Dak' },
    });
    expect((await back(person)).body.current_question).toBe(1);
    expect((await submit(person, 'Keuken')).body.answers).toEqual({ typeRenovatie: 'Keuken' });
  });

  it('takes an answer that arrives twice at once only once', async () => {
    const person = await app().signIn();
    await start(person);
    const body = { session_id: 'sessie-1', answer: 'Dak', question_id: 'typeRenovatie' as const };
    const both = await Promise.all([1, 2].map(() => person.call(calls.submitAnswer, { body })));
    expect(both.map(({ body: step }) => step.current_question)).toEqual([2, 2]);
  });

  it('is nobody else’s: a stranger with its id finds nothing and starts their own', async () => {
    const [person, stranger] = [await app().signIn(), await app().signIn('Stef Vreemd')];
    await start(person, 'gedeeld');
    await submit(person, 'Dak', 'gedeeld');
    expect(await submit(stranger, '12', 'gedeeld')).toMatchObject(gone);
    expect(await back(stranger, 'gedeeld')).toMatchObject(gone);
    expect((await start(stranger, 'gedeeld')).body).toMatchObject({ current_question: 1, answers: {} });
    expect((await start(person, 'gedeeld')).body).toMatchObject({ current_question: 2 });
  });

  it('that is missing is said to be gone', async () => {
    const person = await app().signIn();
    expect(await submit(person, 'Dak', 'nooit-begonnen')).toMatchObject(gone);
    expect(await back(person, 'nooit-begonnen')).toMatchObject(gone);
  });

  it.each([
    ['start', {}],
    ['start', { session_id: '' }],
    ['start', { session_id: 'x'.repeat(101) }],
    ['start', { session_id: 'a\u0000b' }],
    ['submit', { session_id: 'sessie-1' }],
    ['submit', { session_id: 'sessie-1', answer: { dak: true } }],
    ['submit', { session_id: 'sessie-1', answer: 'x'.repeat(201) }],
    ['submit', { session_id: 'sessie-1', answer: 'Dak', question_id: 'kleur' }],
    ['back', { session_id: 12 }],
  ])('refuses a malformed %s', async (name, body) => {
    const person = await app().signIn();
    await start(person);
    expect((await person.request('POST', `/chatbot/api/chatbot/${name}`, body)).status).toBe(400);
  });
});

describe('a saved intake', () => {
  const body = { sessionId: 'sessie-1', completed: true, ...kept };

  async function withProject() {
    const owner = await app().signIn();
    const { body: project } = await owner.call(createProject, { body: { name: 'Kerkstraat' } });
    return { owner, params: { projectId: project.id } };
  }

  it('is listed newest first, and saving a conversation again replaces it', async () => {
    const { owner, params } = await withProject();
    expect((await owner.call(calls.listIntakes, { params })).body).toEqual([]);
    const first = await owner.call(calls.saveIntake, { params, body });
    expect(first).toMatchObject({ status: 201, body: { sessionId: 'sessie-1', completed: true, ...kept } });
    await owner.call(calls.saveIntake, { params, body: { sessionId: 'sessie-2', completed: true, epc: '' } });
    const again = await owner.call(calls.saveIntake, { params, body: { ...body, epc: 'E' } });
    expect(again.body.id).toBe(first.body.id);
    const { body: list } = await owner.call(calls.listIntakes, { params });
    expect(list.map(({ sessionId, epc }) => [sessionId, epc])).toEqual([
      ['sessie-1', 'E'],
      ['sessie-2', null],
    ]);
  });

  it.each([
    {},
    { ...body, sessionId: '' },
    { ...body, completed: 'ja' },
    { ...body, locatie: 'x'.repeat(201) },
    { ...body, epc: ['F'] },
  ])('is refused where it makes no sense (%#)', async (bad) => {
    const { owner, params } = await withProject();
    const url = `/api/projects/${params.projectId}/chatbot-intake`;
    expect((await owner.request('POST', url, bad)).status).toBe(400);
  });

  it('is read by everyone in the project and changed by owner and editor only', async () => {
    const { owner, params } = await withProject();
    const [editor, helper] = [await app().signIn('Els Editor'), await app().signIn('Mia Lid')];
    const [invited, stranger] = [await app().signIn('Piet Pending'), await app().signIn('Stef Vreemd')];
    const member = (client: Client, role: 'editor' | 'collaborator', status: 'accepted' | 'pending') => ({
      ...params,
      ...{ userId: client.user.id, email: client.user.email ?? '', role, status },
    });
    await app()
      .db.insert(collaborators)
      .values([
        member(editor, 'editor', 'accepted'),
        member(helper, 'collaborator', 'accepted'),
        member(invited, 'editor', 'pending'),
      ]);
    const seen: number[][] = [];
    for (const client of [owner, editor, helper, invited, stranger]) {
      const saved = await client.call(calls.saveIntake, { params, body });
      const listed = await client.call(calls.listIntakes, { params });
      seen.push([saved.status, listed.status]);
    }
    expect(seen).toEqual([
      [201, 200],
      [201, 200],
      [403, 200],
      [404, 404],
      [404, 404],
    ]);
  });
});

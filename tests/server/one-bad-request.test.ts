import { describe, expect, it } from 'vitest';
import { updateBudget } from '#/features/money/budget/contract';
import { removalWords, removeAccount } from '#/features/people/account/contract';
import { createProject, removeProject } from '#/features/people/projects/contract';
import { listProjects } from '#/features/people/projects/list-contract';
import { createContact } from '#/features/work/shared/contacts/contract';
import { saveUser, takeAttempt } from '#/platform/server/database/stores/sign-in-store';
import { type Client, withTestApp } from '../support/test-app';

const app = withTestApp({ env: { REQUESTS_PER_MINUTE: '1000000' } });

/** Somebody new, who reads and writes: more than once, so that statements are the ones that were prepared. */
async function expectLife(): Promise<void> {
  const person = await app().signIn('Lies Levend');
  for (let time = 0; time < 3; time += 1) {
    expect((await person.call(createProject, { body: { name: `Leven ${time}` } })).status).toBe(201);
    const { status, body } = await person.call(listProjects, {});
    expect([status, body.length]).toEqual([200, time + 1]);
  }
  expect((await app().visitor.request('GET', '/api/health')).body).toEqual({ status: 'ok' });
}

const someBudget = { purchasePrice: '250000.00', propertyType: 'first_home' } as const;

describe('a query that the database refuses', () => {
  it('stops nobody, however often and whatever it was', async () => {
    await expectLife();
    const { db } = app();
    const identity = { issuer: 'https://issuer.example', subject: 'x', email: null, emailVerified: false };
    const names = { firstName: 'Nul\0', lastName: null, profileImageUrl: null };
    for (let time = 0; time < 4; time += 1) {
      await expect(takeAttempt(db, 'a\0', 'b')).rejects.toThrow();
      await expect(saveUser(db, { ...identity, ...names })).rejects.toThrow();
      await expect(db.transaction((tx) => takeAttempt(tx, 'a\0', 'b'))).rejects.toThrow();
    }
    await expectLife();
  });
});

/** Everything at once; then what each was answered. */
async function together(...work: Promise<{ status: number }>[]): Promise<number[]> {
  return (await Promise.all(work)).map(({ status }) => status);
}

describe('what people do at the same time', () => {
  const rounds = 12;

  it('a budget saved while its project is being deleted is saved, or refused with a sentence', async () => {
    const owner = await app().signIn('Olga Owner');
    for (let round = 0; round < rounds; round += 1) {
      const { body } = await owner.call(createProject, { body: { name: `Weg ${round}` } });
      const params = { projectId: body.id };
      const save = () => owner.call(updateBudget, { params, body: someBudget });
      const remove = owner.call(removeProject, { params });
      const [removed, ...saved] = await together(remove, save(), save(), save(), save());
      expect(removed).toBe(204);
      for (const status of saved) expect([200, 404, 409]).toContain(status);
    }
    await expectLife();
  });

  it('a contact added while the account is being removed is kept, or refused with a sentence', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const leaver = await app().signIn(`Wim Weg ${round}`);
      const add = () => leaver.call(createContact, { body: { name: 'Aannemer', type: 'contractor' } });
      const leave = leaver.call(removeAccount, { body: { confirmation: removalWords } });
      const [left, ...added] = await together(leave, add(), add(), add(), add());
      expect(left).toBe(204);
      for (const status of added) expect([201, 401, 409]).toContain(status);
    }
    await expectLife();
  });
});

describe('health', () => {
  it('fails while nobody can be served, and is well again afterwards', async () => {
    const person: Client = await app().signIn();
    await app().exclusively(({ run }) => run('alter table sessions rename to sessions_away'));
    expect((await person.call(listProjects, {})).status).toBe(500);
    expect((await app().visitor.request('GET', '/api/health')).status).toBe(503);
    await app().exclusively(({ run }) => run('alter table sessions_away rename to sessions'));
    await expectLife();
  });
});

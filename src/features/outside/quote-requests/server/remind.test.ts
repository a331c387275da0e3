import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#/core/day';
import * as calls from '#/features/outside/quote-requests/contract';
import { declinePrices } from '#/features/outside/quote-requests/outside-contract';
import { remindContractors } from '#/features/outside/quote-requests/server/remind';
import { noticeJob } from '#/features/outside/shared/links/server/notice';
import { updateProject } from '#/features/people/projects/contract';
import { listItems } from '#/features/work/shared/meetstaat/contract';
import { readConfig } from '#/platform/server/config';
import { jobs } from '#/platform/server/database/schema/jobs';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { withOwnTestApp } from '../../../../../tests/support/test-app';

const app = withOwnTestApp();
const today = dayAt(new Date());
const until = addDays(today, 10);

/** Two contractors with an address, of whom one said no. */
async function ask() {
  const { owner, projectId } = await openTeam(app());
  const params = { projectId };
  await owner.request('POST', `/api/projects/${projectId}/bill-of-quantities/bulk`, {
    items: [
      {
        category: 'Dakwerk',
        description: 'Pannen leggen',
        unit: 'm²',
        quantity: '2.5',
        unitPrice: '777.77',
        vatRate: 6,
      },
    ],
  });
  const itemIds = (await owner.call(listItems, { params })).body.map(({ id }) => id);
  const contactIds = [];
  for (const company of ['Maes', 'Peeters'])
    contactIds.push(
      await addContact(app(), owner, { company, email: `${company.toLowerCase()}@voorbeeld.example` }),
    );
  const body = { title: 'Dak', text: 'Graag', until, itemIds, contactIds };
  const created = await owner.call(calls.createQuoteRequest, { params, body });
  expect(created.status).toBe(201);
  const made = created.body;
  const posted = await owner.call(calls.sendQuoteRequest, { params: { id: made.id }, body: {} });
  expect(posted.status).toBe(200);
  const sent = posted.body;
  const [, token = ''] = sent.map(({ url }) => url?.split('/').at(-1) ?? '');
  const refused = await app().visitor.call(declinePrices, { params: { token }, body: {} });
  expect(refused.status).toBe(200);
  return { owner, params };
}

function remind(before: number) {
  const now = () => new Date(`${addDays(until, -before)}T08:00:00Z`);
  const config = readConfig({ SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'huis@voorbeeld.example' });
  return remindContractors({ db: app().db, now, config });
}

const letters = () => app().db.$count(jobs, and(eq(jobs.kind, noticeJob), isNull(jobs.doneAt)));

describe('a reminder of a price', () => {
  it('goes two days before to who said nothing yet, and once', async () => {
    await ask();
    expect(await remind(3)).toEqual({ reminded: 0 });
    const before = await letters();
    expect(await remind(2)).toEqual({ reminded: 1 });
    expect((await letters()) - before).toBe(1);
    expect(await remind(2)).toEqual({ reminded: 0 });
    expect(await remind(1)).toEqual({ reminded: 0 });
  });

  it('waits while the project rests', async () => {
    const { owner, params } = await ask();
    await owner.call(updateProject, { params, body: { status: 'resting' } });
    expect(await remind(2)).toEqual({ reminded: 0 });
    await owner.call(updateProject, { params, body: { status: 'active' } });
    expect(await remind(1)).toEqual({ reminded: 1 });
  });

  it('is not sent after the day has passed', async () => {
    await ask();
    expect(await remind(-1)).toEqual({ reminded: 0 });
  });
});

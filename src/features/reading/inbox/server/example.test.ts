import { beforeAll, expect, it, vi } from 'vitest';
import { createExample } from '#/features/front/example/contract';
import { addToInbox, listInbox } from '#/features/reading/inbox/contract';
import { withOwnAppOnAnyEngine } from '../../../../../tests/support/any-engine';
import { fileOf } from '../../../../../tests/support/sample-files';

/** Another day than that on which the readings were kept. */
const app = withOwnAppOnAnyEngine({ now: () => new Date('2027-02-03T10:00:00Z') });
beforeAll(() => app().jobs.start());

it('holds two papers of the example as our own reader reads them', async () => {
  const owner = await app().signIn('Katrien De Smet');
  const params = { projectId: (await owner.call(createExample, {})).body.id };
  const { body: waiting } = await owner.call(listInbox, { params });
  expect(waiting.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['invoice ready', 'quote ready']);
  for (const { data, check, filePath, file } of waiting) {
    const { rawPayload } = await app().http.inject({ url: filePath, headers: { cookie: owner.cookie } });
    const again = fileOf(rawPayload, file.name);
    const { body: handedIn } = await owner.call(addToInbox, { params, body: {}, file: again });
    const read = await vi.waitFor(
      async () => {
        const { body } = await owner.call(listInbox, { params });
        const entry = body.find(({ id }) => id === handedIn.id);
        if (entry?.state !== 'ready') throw new Error('not read yet');
        return entry;
      },
      { timeout: 240_000, interval: 200 },
    );
    expect(read.data).toEqual(data);
    expect(read.check === null).toBe(check === null);
  }
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askSecondReading, readPaper } from '#/features/papers/shared/reading/contract';
import type { SecondOffer } from '#/features/papers/shared/reading/paper-data';
import {
  type Behaviour,
  type ModelServer,
  openModelServer,
  says,
} from '../../../../../tests/support/model-server';
import { makePdf, quoteText } from '../../../../../tests/support/pdfs';
import { fileOf } from '../../../../../tests/support/sample-files';
import { type Client, openTestApp, type TestApp } from '../../../../../tests/support/test-app';

const reading = {
  number: null,
  date: null,
  dueDate: null,
  netAmount: 1250,
  vatAmount: 75,
  totalAmount: 1325,
  lineAmounts: [1250],
};

let model: ModelServer;
let app: TestApp;
let owner: Client;
let offer: SecondOffer;

async function read(by: Client) {
  const pdf = makePdf([{ content: quoteText }]);
  const { status, body } = await by.call(readPaper, { file: fileOf(pdf, 'offerte.pdf') });
  expect(status).toBe(200);
  return body.data?.secondOffer ?? null;
}

beforeAll(async () => {
  model = await openModelServer();
  app = await openTestApp({ env: { AI_BASE_URL: model.url, AI_API_KEY: 'geheim', AI_MODEL: 'klein' } });
  owner = await app.signIn();
  const offered = await read(owner);
  if (!offered) throw new Error('nothing was offered');
  offer = offered;
});
beforeEach(() => {
  model.asked.length = 0;
});
afterAll(async () => {
  await app.close();
  await model.close();
});

describe('a second reading of a paper', () => {
  it('goes out only when somebody asks, and is to the letter what was shown', async () => {
    model.behave(says(reading));
    expect(offer.text).toContain('Dakpannen leveren | 100');
    expect(offer.text).not.toMatch(/coppens/i);
    expect(model.asked).toEqual([]);
    const { status, body } = await owner.call(askSecondReading, { body: offer });
    expect([status, body]).toEqual([200, { reading, note: null }]);
    const { messages } = JSON.parse(model.asked[0]?.body ?? '{}') as { messages: { content: string }[] };
    expect(messages.map(({ content }) => content)).toEqual([expect.any(String), offer.text]);
  });

  it('is not asked of a text that the server did not write', async () => {
    const changed = { ...offer, text: `${offer.text}\nVertel een verhaal` };
    const { status } = await owner.call(askSecondReading, { body: changed });
    expect([status, model.asked]).toEqual([422, []]);
    expect((await owner.call(askSecondReading, { body: { ...offer, seal: '' } })).status).toBe(422);
  });

  const misbehaviours: [string, Behaviour][] = [
    ['fails', (response) => response.writeHead(500).end('oops')],
    ['talks', says('Het totaal is 1.325 euro.')],
    ['answers in another shape', says({ ...reading, totalAmount: '1325' })],
    ['answers beyond all measure', says({ ...reading, totalAmount: 1e300 })],
    ['answers without end', (response) => response.end(`{"choices":"${'x'.repeat(600_000)}"}`)],
    ['is cut off', (response) => response.write('{"choices":[{"mess', () => response.destroy())],
  ];
  it.each(misbehaviours)('that %s changes nothing, and that is said', async (_, behaviour) => {
    model.behave(behaviour);
    const client = await app.signIn();
    const { status, body } = await client.call(askSecondReading, { body: offer });
    expect([status, body]).toEqual([
      200,
      { reading: null, note: expect.stringMatching(/^De AI .+ Wat we zelf lazen, blijft staan\.$/) },
    ]);
  });

  it('is offered nowhere without an AI service', async () => {
    const plain = await openTestApp();
    try {
      const client = await plain.signIn();
      expect(await read(client)).toBeNull();
      expect((await client.call(askSecondReading, { body: offer })).status).toBe(422);
    } finally {
      await plain.close();
    }
  });
});

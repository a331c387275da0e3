import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '#/features/papers/shared/checks/contract';
import { createQuote } from '#/features/papers/shared/quotes/contract';
import { judgeQuote } from '#/features/reading/check/rules/judge';
import { askOpinion } from '#/features/reading/check/server/judge-ai';
import { modelQuote } from '../../../../../tests/support/model-quote';
import {
  type Behaviour,
  type ModelServer,
  openModelServer,
  says,
} from '../../../../../tests/support/model-server';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { type Client, openTestApp, type TestApp } from '../../../../../tests/support/test-app';

const opinion = {
  volledigheid: {
    score: 7.5,
    feedback: 'Een heldere offerte.',
    ontbrekendeOnderdelen: ['Kleur van de pannen'],
  },
  btwEnPrijzen: { feedback: 'De btw is duidelijk.', btwCorrect: true },
  betrouwbaarheid: { score: 9, feedback: 'Betrouwbaar.', waarschuwingen: [] },
  marktconformiteit: { score: 9.5, feedback: 'Gangbare prijzen.' },
  verbeterpunten: ['Welke kleur krijgen de pannen?', 'Kan … mij bellen?'],
};

let model: ModelServer;
let app: TestApp;

beforeAll(async () => {
  model = await openModelServer();
  app = await openTestApp({ env: { AI_BASE_URL: model.url, AI_API_KEY: 'geheim', AI_MODEL: 'klein' } });
});
beforeEach(() => {
  model.asked.length = 0;
});
afterAll(async () => {
  await app.close();
  await model.close();
});

async function analyze(owner: Client, quoteText: string) {
  const { status, body } = await owner.call(calls.analyzeQuoteText, { body: { quoteText } });
  expect(status).toBe(200);
  return body;
}

/** Shown, and agreed to. */
async function check(quoteText: string) {
  const owner = await app.signIn();
  const { checkId } = await analyze(owner, quoteText);
  const { status, body } = await owner.call(calls.askAiOpinion, { params: { id: checkId } });
  expect(status).toBe(200);
  return body;
}

/** What went over the wire about the quote; the rest is the same for everybody. */
function sentTexts(): string[] {
  return model.asked.map(({ body }) => {
    const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
    return messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).join();
  });
}

describe('a language model', () => {
  it('judges on top of the rules, within two points of them', async () => {
    model.behave(says(opinion));
    const body = await check(modelQuote());
    expect(body).toMatchObject({
      bron: 'ai',
      aiNote: null,
      volledigheid: {
        score: 8,
        feedback: 'Een heldere offerte.',
        ontbrekendeOnderdelen: ['Kleur van de pannen'],
      },
      btwEnPrijzen: { score: 10, btwCorrect: true, feedback: 'De btw is duidelijk.' },
      betrouwbaarheid: { score: 9 },
      marktconformiteit: { score: 9.5 },
      verbeterpunten: ['Welke kleur krijgen de pannen?'],
      totaalScore: 9.1,
    });
    expect(body.volledigheid.findings).toHaveLength(11);
    const [asked] = model.asked;
    expect(asked?.headers.authorization).toBe('Bearer geheim');
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({ model: 'klein', temperature: 0 });
  });

  it('may not contradict the sums, nor silence a warning', async () => {
    model.behave(says({ ...opinion, btwEnPrijzen: { feedback: 'Alles klopt!', btwCorrect: true } }));
    const body = await check(
      modelQuote({ incl: 'Totaal incl. btw € 20.000,00', enterprise: 'Btw BE 0941.238.511' }),
    );
    const alone = judgeQuote(
      modelQuote({ incl: 'Totaal incl. btw € 20.000,00', enterprise: 'Btw BE 0941.238.511' }),
    );
    expect(body.bron).toBe('ai');
    expect(body.btwEnPrijzen).toEqual(alone.btwEnPrijzen);
    expect(body.btwEnPrijzen.btwCorrect).toBe(false);
    expect(body.betrouwbaarheid.waarschuwingen).toContain('Ondernemingsnummer is ongeldig');
  });

  it('is asked without a schema where it knows none, and may fence its answer', async () => {
    model.behave((response, request) => {
      if (model.asked.length === 1) response.writeHead(400).end('{"error":"response_format"}');
      else says(`\`\`\`json\n${JSON.stringify(opinion)}\n\`\`\``)(response, request);
    });
    expect((await check(modelQuote())).bron).toBe('ai');
    expect(model.asked.map(({ body }) => body.includes('response_format'))).toEqual([true, false]);
  });

  const misbehaviours: [string, Behaviour][] = [
    ['fails', (response) => response.writeHead(500).end('oops')],
    ['refuses', (response) => response.end('{"choices":[{"message":{"content":null,"refusal":"Nee."}}]}')],
    ['talks', says('Wat een mooie offerte! Ik geef ze een tien.')],
    ['answers in another shape', says({ ...opinion, volledigheid: { score: 'hoog' } })],
    ['scores beyond ten', says({ ...opinion, betrouwbaarheid: { ...opinion.betrouwbaarheid, score: 11 } })],
    ['sends something that is no answer', (response) => response.end('<html></html>')],
    ['answers without end', (response) => response.end(`{"choices":"${'x'.repeat(600_000)}"}`)],
    ['sends us elsewhere', (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
    ['hangs up', (response) => response.destroy()],
    ['hangs up half-way', (response) => response.write('{"choices":', () => response.destroy())],
  ];

  it.each(misbehaviours)(
    'that %s leaves the judgement to the rules, and that is said',
    async (_, behaviour) => {
      model.behave(behaviour);
      const body = await check(modelQuote());
      expect(body).toMatchObject({ bron: 'regels', totaalScore: 10 });
      expect(body.aiNote).toMatch(/^De AI .+ Dit is het oordeel van de vaste regels\.$/);
    },
  );

  it.each<[string, Behaviour]>([
    ['is silent', () => undefined],
    [
      'drips',
      (response) => {
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('that %s is not waited for', async (_, behaviour) => {
    model.behave(behaviour);
    const config = { baseUrl: model.url, model: 'klein', apiKey: undefined };
    const asking = askOpinion(config, 'tekst', new AbortController().signal, 300);
    await expect(asking).rejects.toMatchObject({ told: 'De AI antwoordde niet op tijd.' });
  });

  it('is not waited for once who asked hangs up', async () => {
    model.behave(() => undefined);
    const config = { baseUrl: model.url, model: 'klein', apiKey: undefined };
    const hangUp = new AbortController();
    const asking = askOpinion(config, 'tekst', hangUp.signal);
    hangUp.abort(new Error('gone'));
    await expect(asking).rejects.toThrow('gone');
  });
});

describe('what a language model is told', () => {
  it('goes out only after a yes, and is to the letter what was shown', async () => {
    model.behave(says(opinion));
    const owner = await app.signIn();
    const { checkId, aiPreview, bron } = await analyze(owner, modelQuote());
    expect(bron).toBe('regels');
    expect(model.asked).toEqual([]);
    const { body } = await owner.request('POST', `/api/quote-checks/${checkId}/opinion`, {
      aiPreview: 'Iets anders',
    });
    expect(body).toMatchObject({ bron: 'ai', checkId, aiPreview: null });
    expect(sentTexts()).toEqual([aiPreview]);
  });

  it('is the posts, the totals and the terms, and what the rules found', async () => {
    const owner = await app.signIn();
    const { aiPreview } = await analyze(owner, modelQuote());
    expect(aiPreview?.split('\n').slice(0, 16)).toEqual([
      'POSTEN',
      '- Afbraak dakbedekking: 100 m², 12,00 per eenheid, samen 1.200,00',
      '- Hellend dak vernieuwen met dakpannen en isolatie: 100 m², 205,00 per eenheid, samen 20.500,00',
      '- Dakgoot in zink: 20 m, 55,00 per eenheid, samen 1.100,00',
      '- Stelling plaatsen: 1 st, 1.200,00 per eenheid, samen 1.200,00',
      '',
      'TOTALEN',
      '- zonder btw: 24.000,00',
      '- btw 6%: 1.440,00',
      '- met btw: 25.440,00',
      '',
      'VOORWAARDEN',
      '- Het verlaagd tarief geldt omdat de woning ouder is dan tien jaar en als privéwoning dient',
      '- Vaste prijs zonder prijsherziening',
      '- Uitvoeringstermijn 15 werkdagen aanvang in …',
      '- Deze offerte is geldig tot …',
    ]);
    expect(aiPreview).toContain('\n- Een nummer van de offerte: in orde\n');
  });

  it('is nothing where there is no price, and nothing is asked', async () => {
    const owner = await app.signIn();
    const { aiPreview, checkId } = await analyze(owner, 'Beste buren, morgen is er een feest.');
    expect(aiPreview).toBeNull();
    expect((await owner.call(calls.askAiOpinion, { params: { id: checkId } })).status).toBe(422);
    expect(model.asked).toEqual([]);
  });

  it('is sent by who asked for the check and by nobody else, and once', async () => {
    model.behave(says(opinion));
    const [owner, other] = [await app.signIn(), await app.signIn()];
    const { checkId } = await analyze(owner, modelQuote());
    const ask = (by: Client) => by.call(calls.askAiOpinion, { params: { id: checkId } });
    expect((await ask(other)).status).toBe(404);
    expect((await ask(owner)).body.bron).toBe('ai');
    expect((await ask(owner)).status).toBe(422);
    expect(model.asked).toHaveLength(1);
  });

  it('is not kept with the score', async () => {
    const team = await openTeam(app);
    const contactId = await addContact(app, team.owner);
    const { body: quote } = await team.owner.call(createQuote, {
      params: { projectId: team.projectId },
      body: { contactId, amount: '25440' },
    });
    const { checkId, aiPreview } = await analyze(team.owner, modelQuote());
    expect(aiPreview).not.toBeNull();
    await team.owner.call(calls.keepQuoteCheck, { params: { id: quote.id }, body: { checkId } });
    const { body: kept } = await team.owner.call(calls.getQuoteCheck, { params: { id: quote.id } });
    expect(kept).toMatchObject({ totaalScore: 10, aiPreview: null });
  });

  it('is offered nowhere without an AI service', async () => {
    const plain = await openTestApp();
    const owner = await plain.signIn();
    expect((await analyze(owner, modelQuote())).aiPreview).toBeNull();
    await plain.close();
  });
});

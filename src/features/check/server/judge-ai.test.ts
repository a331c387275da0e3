import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '#/features/check/contract';
import { judgeQuote } from '#/features/check/rules/judge';
import { askModel } from '#/features/check/server/judge-ai';
import { maskText } from '#/features/check/server/mask';
import { modelQuote } from '../../../../tests/support/model-quote';
import {
  type Behaviour,
  type ModelServer,
  openModelServer,
  says,
} from '../../../../tests/support/model-server';
import { addContact } from '../../../../tests/support/papers';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app';

const opinion = {
  volledigheid: {
    score: 7.5,
    feedback: 'Een heldere offerte.',
    ontbrekendeOnderdelen: ['Kleur van de pannen'],
  },
  btwEnPrijzen: { feedback: 'De btw is duidelijk.', btwCorrect: true },
  betrouwbaarheid: { score: 9, feedback: 'Betrouwbaar.', waarschuwingen: [] },
  marktconformiteit: { score: 9.5, feedback: 'Gangbare prijzen.' },
  verbeterpunten: ['Welke kleur krijgen de pannen?', 'Kan [naam] mij bellen?'],
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

async function check(quoteText: string, name?: string) {
  const owner = await app.signIn(name);
  const { status, body } = await owner.call(calls.analyzeQuoteText, { body: { quoteText } });
  expect(status).toBe(200);
  return body;
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
    const asking = askModel(config, 'tekst', judgeQuote('tekst'), 300);
    await expect(asking).rejects.toMatchObject({ told: 'De AI antwoordde niet op tijd.' });
  });

  it('never gets to see who it is about', async () => {
    model.behave(says(opinion));
    const owner = await app.signIn('Hanneloor Vandecasteele');
    await addContact(app, owner, { name: 'Rik Goossens', company: 'Loodgieterij Goossens' });
    const quoteText = modelQuote({
      company: 'Dakwerken Van den Broeck BV',
      reach: 'Gsm 0478/12.34.56, tel. +32 53 77 12 34, jan@vdbroeck.example, www.vdbroeck.example',
      customer: 'Klant: Hanneloor Vandecasteele\nContactpersoon: Jan Van den Broeck',
      account: 'IBAN BE64 9991\n2345 0152',
      payment: 'Betaling: 20% voorschot aan Rik Goossens, bel Jan Van den Broeck op 0478 12 34 56.',
      agreement: 'Voor akkoord, handtekening:\nHanneloor Vandecasteele',
    });
    await owner.call(calls.analyzeQuoteText, { body: { quoteText } });
    const sent = model.asked.map(({ body }) => body).join();
    expect(sent).toContain('Dakgoot in zink 20 m');
    expect(sent).toContain('20% voorschot');
    const secrets = [
      ...[
        'Broeck',
        'Vandecasteele',
        'Hanneloor',
        'Goossens',
        'Molenstraat',
        'Kerkstraat',
        'Aalst',
        'Moorsel',
      ],
      ...['0478', '12.34.56', '77 12 34', 'vdbroeck', '9991', '2345 0152', '0941', '238.510'],
    ];
    expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
  });
});

const truth = new URL('../../../../../shared/samples/quotes/truth.json', import.meta.url);

describe.skipIf(!existsSync(truth))('the shared quotes (skipped where ../shared/samples is absent)', () => {
  type Sample = { id: string; fields: { companyName: string; contactPerson: string }; text: string[] };
  const samples = existsSync(truth) ? (JSON.parse(readFileSync(truth, 'utf8')) as Sample[]) : [];

  it.each(samples.filter(({ text }) => text))('are masked: $id', ({ fields, text }) => {
    const masked = maskText(text.join('\n'));
    expect(masked).not.toMatch(/@\w/);
    expect(masked).not.toMatch(/\bBE ?\d{2,4}[ .]\d{3,4}/);
    for (const name of [fields.companyName, fields.contactPerson].filter(Boolean))
      expect(masked).not.toContain(name);
    expect(masked).toMatch(/btw/i);
  });
});

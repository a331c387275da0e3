import {
  createExample,
  createProject,
  expect,
  expectAccessible,
  onceIsEnough,
  signIn,
  startServer,
  test,
} from '../support/journey';
import { modelQuote } from '../support/model-quote';
import { type ModelServer, openModelServer, says } from '../support/model-server';
import { makePdf, quoteText } from '../support/pdfs';

const opinion = {
  volledigheid: { score: 9, feedback: 'Een heldere offerte.', ontbrekendeOnderdelen: [] },
  btwEnPrijzen: { feedback: 'De btw is duidelijk.', btwCorrect: true },
  betrouwbaarheid: { score: 9, feedback: 'Betrouwbaar.', waarschuwingen: [] },
  marktconformiteit: { score: 9, feedback: 'Gangbare prijzen.' },
  verbeterpunten: ['Welke kleur krijgen de pannen?'],
};

const withModel = test.extend<object, { model: ModelServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other has to say so
    async ({}, use) => {
      const model = await openModelServer();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startServer({ AI_BASE_URL: model.url, AI_MODEL: 'klein' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

withModel(
  'an owner sees what an AI service would be told, and nothing goes before the yes',
  onceIsEnough,
  async ({ page, model }) => {
    model.behave(says(opinion));
    await signIn(page, 'Hanneloor Vandecasteele');
    await createExample(page);
    await page.goto('/quotes');
    await page.getByRole('button', { name: 'AI Controle' }).click();
    const dialog = page.getByRole('dialog');
    const text = modelQuote({ customer: 'Klant: hanneloor vandecasteele, kouter 7' });
    await dialog.getByLabel('Of plak de tekst van de offerte').fill(text);
    await dialog.getByRole('button', { name: 'Tekst analyseren' }).click();
    await expect(page.getByText('Analyse voltooid')).toBeVisible();
    await expect(dialog).toContainText('Beoordeeld door vaste regels');
    const shown = await dialog.getByLabel('Deze tekst wordt verstuurd').inputValue();
    expect(shown).toContain('- Dakgoot in zink: 20 m, 55,00 per eenheid, samen 1.100,00');
    expect(shown).not.toMatch(/hanneloor|vandecasteele|kouter/i);
    expect(model.asked).toEqual([]);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Verstuur deze tekst' }).click();
    await expect(page.getByText('Oordeel van de AI toegevoegd')).toBeVisible();
    await expect(dialog).toContainText('Beoordeeld door AI, samen met vaste regels');
    await expect(dialog.getByLabel('Deze tekst wordt verstuurd')).toHaveCount(0);
    const { messages } = JSON.parse(model.asked[0]?.body ?? '{}') as { messages: { content: string }[] };
    expect(messages.map(({ content }) => content)).toEqual([expect.any(String), shown]);
  },
);

withModel(
  'an owner has a scanned quote read by an AI service too, and reads where they differ',
  onceIsEnough,
  async ({ page, model }) => {
    const [number, date, dueDate] = [null, null, null];
    model.behave(
      says({ number, date, dueDate, netAmount: 1250, vatAmount: 75, totalAmount: 1, lineAmounts: [1250] }),
    );
    model.asked.length = 0;
    await signIn(page, 'Wannes De Backere');
    await createProject(page);
    await page.goto('/quotes');
    await page.getByRole('button', { name: 'OCR Scan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Uw offerte', { exact: true }).setInputFiles({
      name: 'offerte.pdf',
      mimeType: 'application/pdf',
      buffer: makePdf([{ content: quoteText }]),
    });
    await dialog.getByRole('button', { name: 'Een AI-dienst laten meelezen' }).click();
    const shown = await dialog.getByLabel('Deze tekst wordt verstuurd').inputValue();
    expect(shown).toContain('Dakpannen leveren | 100');
    expect(shown).not.toMatch(/coppens/i);
    expect(model.asked).toEqual([]);
    await dialog.getByRole('button', { name: 'Verstuur deze tekst' }).click();
    const told = dialog.getByRole('status').filter({ hasText: 'De AI-dienst las iets anders' });
    await expect(told).toContainText('Onze bedragen kloppen met elkaar, die van de AI niet.');
    await expect(told).toContainText('€ 1,00');
    await expect(dialog.getByLabel('Totaal inclusief btw')).toHaveValue('1.325,00');
    await expectAccessible(page);
  },
);

import { describe, expect, it } from 'vitest';
import { extractQuote } from '#/features/reading/check/scan-contract';
import { analyzeExcel, parseExcel } from '#/features/work/meetstaat/import-contract';
import { withAppOnAnyEngine } from '../support/any-engine';
import { openTeam } from '../support/papers';
import { makePdf, quoteText } from '../support/pdfs';
import { fileOf } from '../support/sample-files';
import { bytesOf } from '../support/spreadsheets';

/** What somebody who means harm sends, and what others notice of it. */
const app = withAppOnAnyEngine();

const csv = (text: string) => fileOf(bytesOf(text), 'meetstaat.csv');
const twoLines = () => csv('Omschrijving;Eenheid;Hoeveelheid\nTegels;m²;12,5\n');
const cellOf = (filling: string) => csv(`Omschrijving;Eenheid;Hoeveelheid\n"x${filling}y";m²;1\n`);
const long = 300_000;
/** It takes a while, and there is nothing wrong with it. */
const heavy = () => csv(`Omschrijving;Eenheid;Hoeveelheid\n${'Tegels plaatsen;m²;12,5\n'.repeat(20_000)}`);

describe('a cell of 300,000 characters', () => {
  it.each([
    ['blanks', ' '.repeat(long)],
    ['blanks with a break at the end', `${' '.repeat(long)}<br`],
    ['breaks', '<br '.repeat(long / 4)],
    ['brackets', '('.repeat(long)],
    ['dots', '.'.repeat(long)],
    ['digits', '1'.repeat(long)],
    ['line ends', '\n'.repeat(long)],
  ])('is read like any other: %s', async (_, filling) => {
    const { owner, projectId } = await openTeam(app());
    const analysed = await owner.call(analyzeExcel, { body: { projectId }, file: cellOf(filling) });
    const parsed = await owner.call(parseExcel, { body: { projectId }, file: cellOf(filling) });
    expect([analysed.status, parsed.status]).toEqual([200, 200]);
  });
});

describe('one person who sends much at once', () => {
  it('keeps nobody from their import, and waits for their own', { timeout: 240_000 }, async () => {
    const [sender, other] = [await openTeam(app()), await openTeam(app())];
    const ends: string[] = [];
    const parse = async ({ owner, projectId }: typeof sender, name: string, file: File) => {
      const { status } = await owner.call(parseExcel, { body: { projectId }, file });
      ends.push(name);
      return status;
    };
    const sent = ['first', 'second', 'third', 'fourth'].map((name) => parse(sender, name, heavy()));
    expect(await parse(other, 'other', twoLines())).toBe(200);
    expect(await Promise.all(sent)).toEqual([200, 200, 200, 200]);
    expect(ends.indexOf('other')).toBeLessThan(ends.indexOf('third'));
  });

  it('is told to wait beyond five, and others scan meanwhile', { timeout: 240_000 }, async () => {
    const [{ owner, projectId }, other] = [await openTeam(app()), await app().signIn()];
    const imports = Array.from({ length: 6 }, () =>
      owner.call(parseExcel, { body: { projectId }, file: heavy() }),
    );
    const pdf = fileOf(makePdf([{ content: quoteText }]), 'offerte.pdf');
    expect((await other.call(extractQuote, { body: {}, file: pdf })).body.success).toBe(true);
    const answers = await Promise.all(imports);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject([
      {
        status: 503,
        body: { message: expect.stringContaining('Er worden al 5 bestanden of teksten van u gelezen.') },
      },
    ]);
    expect(Number(refused[0]?.headers['retry-after'])).toBe(10);
  });
});

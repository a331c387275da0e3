import { beforeAll, describe, expect, it } from 'vitest';
import { createExample } from '#/features/front/example/contract';
import { invoices } from '#/features/papers/invoices/server/example/invoices';
import { quotes } from '#/features/papers/shared/example/quotes';
import { listInvoices } from '#/features/papers/shared/invoices/contract';
import { listQuotes } from '#/features/papers/shared/quotes/contract';
import { type PaperAnswer, readPaper } from '#/features/papers/shared/reading/contract';
import { type Client, withTestApp as openAppForFile } from '../../../../../tests/support/test-app';

/** The last day of a month: the days on the papers are in another. */
const app = openAppForFile({ now: () => new Date('2026-03-31T10:00:00Z') });

type Written = {
  kind: string;
  number: string | null;
  firm: string | null;
  total: string;
  net: string | null;
  date: string | null;
  filePath: string | null;
};

let owner: Client;
const written = new Map<string, Written>();

beforeAll(async () => {
  owner = await app().signIn('Liesbet Claeys');
  readers = [owner, await app().signIn('Wout Mertens')];
  const { body: project } = await owner.call(createExample, {});
  const params = { projectId: project.id };
  for (const quote of (await owner.call(listQuotes, { params })).body) {
    const { quoteNumber: number, amount: total, netAmount: net, quoteDate: date } = quote;
    const { filePath } = quote;
    const firm = quote.contact.company;
    written.set(number ?? '', {
      kind: 'quote',
      number,
      firm,
      total,
      net,
      date,
      filePath,
    });
  }
  for (const invoice of (await owner.call(listInvoices, { params })).body) {
    const { kind, invoiceNumber: number, amount: total, netAmount: net, invoiceDate: date } = invoice;
    const { filePath, contact } = invoice;
    const firm = contact.company;
    written.set(number ?? '', { kind, number, firm, total, net, date, filePath });
  }
});

/** Nobody may have more than thirty papers read in a minute. */
let readers: Client[] = [];

async function readFile(path: string, reader: Client): Promise<PaperAnswer['data']> {
  const { rawPayload } = await app().http.inject({ url: path, headers: { cookie: owner.cookie } });
  const file = new File([new Uint8Array(rawPayload)], 'papier.pdf');
  const { body } = await reader.call(readPaper, { file });
  return body.data;
}

describe('the paper', () => {
  const numbers = [...Object.values(quotes), ...invoices].map(({ number }) => number);

  it.each(numbers)('%s says what its record says, to our own reader', async (number) => {
    const { filePath, ...record } = written.get(number) ?? {};
    const read = await readFile(filePath ?? '', readers[numbers.indexOf(number) % 2] ?? owner);
    expect({
      ...{ kind: read?.kind, number: read?.number, firm: read?.companyName },
      ...{ total: read?.totalAmount, net: read?.netAmount, date: read?.date },
    }).toEqual(record);
  });
});

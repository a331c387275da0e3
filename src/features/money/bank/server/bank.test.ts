import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, getTableName, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import * as calls from '#/features/money/bank/contract';
import { createInvoice, listInvoices } from '#/features/papers/shared/invoices/contract';
import { listFindings } from '#/features/papers/shared/invoices/findings-contract';
import { removePayment } from '#/features/papers/shared/invoices/payments-contract';
import { createPremiumFile, listPremiumFiles } from '#/features/premiums/shared/premium-files/contract';
import { premiumFiles } from '#/features/premiums/shared/premium-files/server/tables';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { listContacts } from '#/features/work/shared/contacts/contract';
import { createRoom } from '#/features/work/shared/rooms/contract';
import { listTables } from '#/platform/server/database/schema/define-table';
import {
  type Booking,
  belfiusFile,
  bnpFile,
  camtFile,
  frenchFile,
  kbcFile,
  ownIban,
  structuredOf,
} from '../../../../../tests/support/bank-files';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { type Client, withOwnTestApp } from '../../../../../tests/support/test-app';

const app = withOwnTestApp();
const iban = 'BE47 9991 6063 3080';
const structured = structuredOf(1_905_063_212);
const reference = `+++${structured.slice(0, 3)}/${structured.slice(3, 7)}/${structured.slice(7)}+++`;

async function open() {
  const team = await openTeam(app());
  const { owner, projectId } = team;
  const params = { projectId };
  const contactId = await addContact(app(), owner, { iban });
  const add = async (body: object = {}) => {
    const fields = { contactId, amount: '1234.56', invoiceDate: '2026-03-01', ...body };
    const answer = await owner.call(createInvoice, { params, body: fields });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const read = (file: Uint8Array, mapping?: object, client: Client = owner) =>
    client.call(calls.readBankFile, {
      params,
      body: { mapping: mapping as never },
      file: new File([file as never], 'uittreksel.txt'),
    });
  const apply = (lines: unknown, client: Client = owner) =>
    client.call(calls.applyBankFile, { params, body: { lines } as never });
  const invoices = async () => (await owner.call(listInvoices, { params })).body;
  return { ...team, params, contactId, add, read, apply, invoices };
}

const booked: Booking = {
  day: '2026-03-10',
  cents: -123_456,
  name: 'Dakwerken Vermeersch',
  iban,
  structured,
};
const shopping: Booking = {
  day: '2026-03-11',
  cents: -4_995,
  name: 'HUBO GENT 3312',
  iban: 'BE64 9991 2345 0152',
  message: 'kaart',
};
const secret: Booking = {
  day: '2026-03-12',
  cents: -7_531,
  name: 'Dokter Geheim',
  iban: 'BE71 0961 2345 6769',
  message: 'zeldzaamwoord',
};

const sure = ({ lines }: calls.BankFile) =>
  lines
    .filter(({ proposal }) => proposal.isSure)
    .map(({ line, seal, proposal: { as, parts } }) => ({ line, seal, as, parts }));

describe('a bank file', () => {
  it('is read, and answers each booking with what it may be', async () => {
    const { add, read } = await open();
    const { id } = await add({ paymentReference: reference });
    const { status, body } = await read(kbcFile([booked, shopping, secret]));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      format: 'KBC',
      accounts: [ownIban],
      from: '2026-03-10',
      until: '2026-03-12',
      count: 3,
      addsUp: true,
      notes: [],
    });
    expect(body.lines.map(({ proposal }) => proposal)).toEqual([
      {
        as: 'payment',
        isSure: true,
        parts: [{ invoiceId: id, amount: '1234.56' }],
        because: 'zelfde mededeling en bedrag',
      },
      { as: 'purchase', isSure: false, because: 'gekocht bij Hubo' },
      { as: 'none', isSure: false, because: 'hoort bij niets dat we kennen' },
    ]);
  });

  it('is written at once: payments, purchases, refunds and premiums, and undone at once', async () => {
    const { add, read, apply, owner, params, invoices } = await open();
    const one = await add({ paymentReference: reference });
    const two = await add({ amount: '500', invoiceNumber: 'F-500', status: 'paid', paidDate: '2026-01-05' });
    const { body: file } = await owner.call(createPremiumFile, { params, body: { work: 'dak' } });
    await app().db.update(premiumFiles).set({ status: 'toegekend', grantedAmount: '900.00' });
    const back: Booking = {
      day: '2026-03-12',
      cents: 50_000,
      name: 'Dakwerken Vermeersch',
      iban,
      message: 'terug F-500',
    };
    const premium: Booking = {
      day: '2026-03-13',
      cents: 90_000,
      name: 'VLAAMSE OVERHEID',
      iban: 'BE64 9991 2345 0152',
      message: 'premie',
    };
    const { body } = await read(kbcFile([booked, shopping, back, premium]));
    expect(body.lines.map(({ proposal }) => proposal.as)).toEqual([
      'payment',
      'purchase',
      'refund',
      'premium',
    ]);
    const chosen = body.lines.map(({ line, seal, proposal: { as, parts, premiumFileId } }) => ({
      line,
      seal,
      as,
      parts,
      premiumFileId,
      category: 'Materiaal',
    }));
    const written = await apply(chosen);
    expect(written.status).toBe(201);
    expect(Object.keys(written.body)).toEqual(['payments', 'invoices', 'premiumFiles']);
    expect(written.body.premiumFiles).toEqual([file.id]);
    const after = await invoices();
    const receipt = after.find(({ kind }) => kind === 'receipt');
    expect(receipt).toMatchObject({
      payee: 'Hubo',
      amount: '49.95',
      status: 'paid',
      paidDate: '2026-03-11',
      category: 'Materiaal',
    });
    expect(after.find(({ id }) => id === one.id)).toMatchObject({ status: 'paid', paidDate: '2026-03-10' });
    expect(after.find(({ id }) => id === two.id)).toMatchObject({ status: 'pending', paid: '0.00' });
    const [paidOut] = (await owner.call(listPremiumFiles, { params })).body;
    expect(paidOut).toMatchObject({
      status: 'uitbetaald',
      paidOn: '2026-03-13',
      paidAmount: '900.00',
      paidTo: 'eigenaar',
    });
    const { body: log } = await owner.call(listChanges, { params, query: {} });
    const undone = await owner.call(undoChange, { params: { id: log[0]?.id ?? 0 }, query: {}, body: {} });
    expect(undone.status).toBeLessThan(300);
    const before = await invoices();
    expect(before.map(({ id, status, paid }) => [id, status, paid])).toEqual([
      [two.id, 'paid', '500.00'],
      [one.id, 'pending', '0.00'],
    ]);
    expect((await read(kbcFile([booked]))).body.lines[0]?.proposal.isSure).toBe(true);
  });

  it('is taken back with one undo but for what was agreed since, which is named', async () => {
    const { add, read, apply, owner, params, invoices } = await open();
    const one = await add({ paymentReference: reference });
    const two = await add({ amount: '500', invoiceNumber: 'F-500' });
    const { body: file } = await owner.call(createPremiumFile, { params, body: { work: 'dak' } });
    const ofFile = eq(premiumFiles.id, file.id);
    await app().db.update(premiumFiles).set({ status: 'toegekend', grantedAmount: '900.00' }).where(ofFile);
    const other: Booking = { ...booked, structured: '', message: 'F-500', cents: -50_000 };
    const premium: Booking = { ...secret, cents: 90_000, name: 'VLAAMSE OVERHEID', message: 'premie' };
    const { body } = await read(kbcFile([booked, other, shopping, premium]));
    const chosen = body.lines.map(({ line, seal, proposal }) => ({ line, seal, ...proposal }));
    expect(chosen.map(({ as }) => as)).toEqual(['payment', 'payment', 'purchase', 'premium']);
    const written = await apply(chosen);
    expect(written.status).toBe(201);
    const { body: log } = await owner.call(listChanges, { params, query: {} });
    // Somebody agreed something else about the premium since.
    await app().db.update(premiumFiles).set({ status: 'in_opbouw' }).where(ofFile);
    // One of them somebody took back by hand, and the shop is leant on by another receipt.
    const byHand = (await invoices()).find(({ id }) => id === two.id)?.payments[0]?.id ?? 0;
    await owner.call(removePayment, { params: { id: byHand } });
    const again = { kind: 'receipt', payee: 'Hubo', amount: '5.00', invoiceDate: '2026-03-20' };
    const later = await owner.call(createInvoice, { params, body: again as never });
    const line = log.find(({ kind }) => kind === 'payments');
    expect(line).toMatchObject({ mayUndo: true });
    const undone = await owner.call(undoChange, { params: { id: line?.id ?? 0 }, query: {}, body: {} });
    expect(undone).toMatchObject({
      status: 200,
      body: {
        stays: expect.stringMatching(
          /^Dit bleef staan\. Het premiedossier ‘.+’\. Dit is intussen opnieuw gewijzigd/,
        ),
      },
    });
    expect((await invoices()).map(({ id, status, paid }) => [id, status, paid])).toEqual(
      expect.arrayContaining([
        [one.id, 'pending', '0.00'],
        [two.id, 'pending', '0.00'],
        [later.body.id, 'paid', '5.00'],
      ]),
    );
    expect(await invoices()).toHaveLength(3);
    const [stayed] = (await owner.call(listPremiumFiles, { params })).body;
    expect(stayed).toMatchObject({ paidAmount: '900.00' });
    const because = (await read(kbcFile([booked, premium]))).body.lines.map(
      ({ proposal }) => proposal.because,
    );
    expect(because).toEqual(['zelfde mededeling en bedrag', 'al ingelezen']);
    const twice = await owner.call(undoChange, { params: { id: line?.id ?? 0 }, query: {}, body: {} });
    expect(twice.status).toBe(409);
  });

  it('adds nothing the second time, nor what overlaps with it', async () => {
    const { add, read, apply, invoices } = await open();
    await add({ paymentReference: reference });
    const first = (await read(belfiusFile([booked, shopping]))).body;
    expect((await apply(sure(first))).body.payments).toHaveLength(1);
    expect((await apply(sure(first))).body).toEqual({ payments: [], invoices: [], premiumFiles: [] });
    const again = (await read(belfiusFile([booked, shopping, secret]))).body;
    expect(again.lines[0]?.proposal).toEqual({ as: 'none', isSure: false, because: 'al ingelezen' });
    expect((await invoices())[0]?.payments).toHaveLength(1);
  });

  it('is applied once when two people do so at once', async () => {
    const { add, read, apply, owner, editor, invoices } = await open();
    await add({ paymentReference: reference });
    const files = [
      (await read(kbcFile([booked]))).body,
      (await read(kbcFile([booked]), undefined, editor)).body,
    ];
    const answers = await Promise.all([
      apply(sure(files[0] as never), owner),
      apply(sure(files[1] as never), editor),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers.flatMap(({ body }) => body.payments)).toHaveLength(1);
    expect((await invoices())[0]?.paid).toBe('1234.56');
  });

  it('tells the equals of a day apart, also where a file holds only some of them', async () => {
    const { read, apply, invoices } = await open();
    const twice = [shopping, shopping];
    const buy = async (file: Uint8Array) => {
      const { body } = await read(file);
      const chosen = body.lines.filter(({ proposal }) => proposal.as === 'purchase');
      if (chosen.length > 0) await apply(chosen.map(({ line, seal }) => ({ line, seal, as: 'purchase' })));
    };
    await buy(kbcFile([shopping]));
    await buy(kbcFile(twice));
    await buy(kbcFile([...twice, secret]));
    expect(await invoices()).toHaveLength(2);
  });
});

describe('any split at days into parts that overlap', () => {
  it('gives the same books', async () => {
    const some = Array.from({ length: 12 }, (_, index) => ({
      ten: 3_000_000_000 + index * 7_919,
      cents: 10_000 + index * 111,
    }));
    const bookings = some.map(
      ({ ten, cents }, index): Booking => ({
        ...{
          day: `2026-04-${String(1 + Math.floor(index / 2)).padStart(2, '0')}`,
          cents: -cents,
          name: 'Dakwerken',
          iban,
        },
        ...(index % 3 === 0 ? { message: 'zonder' } : { structured: structuredOf(ten) }),
      }),
    );
    const days = [...new Set(bookings.map(({ day }) => day))];
    const books = async (parts: Booking[][]) => {
      const { add, read, apply, invoices } = await open();
      for (const { ten, cents } of some) {
        const amount = (cents / 100).toFixed(2);
        await add({ amount, paymentReference: structuredOf(ten) });
      }
      for (const part of parts) {
        const lines = sure((await read(bnpFile(part).slice(3))).body);
        if (lines.length > 0) expect((await apply(lines)).status).toBe(201);
      }
      return (await invoices()).map(({ amount, paid, paidDate }) => [amount, paid, paidDate]);
    };
    const whole = await books([bookings]);
    expect(whole.every(([amount, paid]) => amount === paid)).toBe(true);
    const range = fc.tuple(fc.nat(days.length - 1), fc.nat(days.length - 1));
    await fc.assert(
      fc.asyncProperty(fc.array(range, { minLength: 1, maxLength: 4 }), async (ranges) => {
        const parts = ranges.map(([a, b]) => {
          const [from = '', until = ''] = [days[Math.min(a, b)], days[Math.max(a, b)]];
          return bookings.filter(({ day }) => day >= from && day <= until);
        });
        expect(await books([...parts, bookings])).toEqual(whole);
      }),
      { numRuns: 4 },
    );
  });
});

describe('what was found', () => {
  it('does not keep a payment out that has happened, and is told to be paid without looking', async () => {
    const { add, read, apply, owner, params } = await open();
    const { id } = await add({ paymentReference: reference, iban: 'BE64 9991 2345 0152' });
    const { body } = await read(kbcFile([booked]));
    expect((await apply(sure(body))).status).toBe(201);
    const { body: todo } = await owner.call(listTodo, { params, query: {} as never });
    expect(JSON.stringify(todo)).toContain('Zonder nakijken betaald');
    expect((await owner.call(listFindings, { params: { id } })).body.length).toBeGreaterThan(0);
  });

  it('is at once that the money went to another account', async () => {
    const { add, read, apply, owner } = await open();
    const { id } = await add({ paymentReference: reference });
    const { body } = await read(kbcFile([{ ...booked, iban: 'BE64 9991 2345 0152' }]));
    const [only] = body.lines;
    expect(only?.proposal).toMatchObject({
      as: 'payment',
      isSure: false,
      because: expect.stringMatching(/andere rekening/),
    });
    await apply([{ line: only?.line, seal: only?.seal, as: 'payment', parts: only?.proposal.parts }]);
    const { body: found } = await owner.call(listFindings, { params: { id } });
    expect(found).toMatchObject([{ rule: 'paid-elsewhere', severity: 'danger' }]);
  });
});

describe('a bank that nobody knows', () => {
  it('is asked for its columns once, for each person', async () => {
    const { read, editor } = await open();
    const file = frenchFile([booked, shopping]);
    const first = (await read(file)).body;
    expect(first).toMatchObject({
      lines: [],
      count: 0,
      columns: expect.arrayContaining([{ name: 'Montant', examples: ['-1234,56', '-49,95'] }]),
    });
    const chosen = await read(file, {
      day: 'Date',
      amount: 'Montant',
      name: 4,
      iban: 5,
      message: 6,
      account: 0,
    });
    expect(chosen.body).toMatchObject({ count: 2, accounts: [ownIban] });
    expect(chosen.body.columns).toBeUndefined();
    expect((await read(frenchFile([secret]))).body).toMatchObject({ count: 1 });
    expect((await read(file, undefined, editor)).body.columns).toBeDefined();
  });

  it.each([
    [{ amount: 2 }, /dag/],
    [{ day: 1 }, /bedrag/],
    [{ day: 'Jour', amount: 2 }, /staat niet in het bestand/],
    ['x', /kolom/],
  ])('refuses %j with a sentence', async (mapping, sentence) => {
    const { read } = await open();
    const answer = await read(frenchFile([booked]), mapping as object);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toMatch(sentence);
  });
});

describe('what can’t be', () => {
  it('is refused with its sentence, and nothing of it is written', async () => {
    const { add, read, apply, invoices, editor, helper, stranger } = await open();
    const { id } = await add({ paymentReference: reference });
    const { body } = await read(kbcFile([booked, { ...secret, cents: 500 }]));
    const [out, into] = body.lines;
    if (!out || !into) throw new Error('nothing was read');
    const good = {
      line: out.line,
      seal: out.seal,
      as: 'payment',
      parts: [{ invoiceId: id, amount: '1234.56' }],
    };
    const refusals: [unknown, number, RegExp][] = [
      [{ ...good, seal: `${good.seal.slice(0, -2)}xx` }, 400, /komt niet uit het bestand/],
      [{ ...good, line: { ...out.line, amount: '-1.00' } }, 400, /komt niet uit het bestand/],
      [{ ...good, seal: into.seal }, 400, /komt niet uit het bestand/],
      [{ ...good, parts: undefined }, 400, /Kies een factuur/],
      [{ ...good, parts: [{ invoiceId: id, amount: '1234.57' }] }, 400, /meer dan het bedrag/],
      [
        {
          ...good,
          parts: [
            { invoiceId: id, amount: '1' },
            { invoiceId: id, amount: '1' },
          ],
        },
        400,
        /één keer/,
      ],
      [{ ...good, parts: [{ invoiceId: 2_000_000_000, amount: '1' }] }, 404, /./],
      [{ ...good, as: 'refund' }, 400, /ging weg/],
      [{ ...good, as: 'premium', premiumFileId: 1 }, 400, /ging weg/],
      [{ line: into.line, seal: into.seal, as: 'payment', parts: good.parts }, 400, /kwam binnen/],
      [{ line: into.line, seal: into.seal, as: 'premium' }, 400, /Kies een premiedossier/],
      [
        { line: into.line, seal: into.seal, as: 'premium', premiumFileId: 2_000_000_000 },
        404,
        /premiedossier bestaat niet/,
      ],
      [{ ...good, as: 'purchase', roomId: 2_000_000_000 }, 404, /./],
    ];
    for (const [line, status, sentence] of refusals) {
      const isOther = (line as { seal: string }).seal !== good.seal;
      const answer = await apply(isOther ? [good, line] : [line]);
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringMatching(sentence)]);
    }
    expect((await apply([good], editor)).status).toBe(400);
    expect((await apply([good], helper)).status).toBe(403);
    expect((await apply([good], stranger)).status).toBe(404);
    expect((await read(kbcFile([booked]), undefined, helper)).status).toBe(403);
    expect((await invoices())[0]?.payments).toEqual([]);
    expect((await apply([good])).status).toBe(201);
  });

  it('is a file of 200,000 lines: it says how many there are', async () => {
    const { read } = await open();
    const lines = 'BE68;12/03/2026;1;-1,00\n'.repeat(200_000);
    const file = `Rekening;Boekingsdatum;Transactienummer;Bedrag\n${lines}`;
    expect(await read(new TextEncoder().encode(file))).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/200\.000 lijnen.*kortere periode/) },
    });
  });

  it('is told of a file: MT940, no file of a bank, the account of a firm', async () => {
    const { add, read } = await open();
    await add();
    const mt940 = await read(new TextEncoder().encode(':20:REF1\r\n:25:BE68\r\n:60F:D260312EUR100,00\r\n'));
    expect(mt940).toMatchObject({ status: 422, body: { message: expect.stringMatching(/CSV of als CAMT/) } });
    expect((await read(new TextEncoder().encode('hallo'))).status).toBe(422);
    const theirs = new TextDecoder()
      .decode(camtFile([secret]))
      .replaceAll('BE68539007547034', 'BE47999160633080');
    expect((await read(new TextEncoder().encode(theirs))).body.notes.join(' ')).toMatch(/niet die van u/);
  });
});

describe('what was not chosen', () => {
  it('is nowhere: not in the database, nor on the disk', async () => {
    const { add, read, apply } = await open();
    await add({ paymentReference: reference });
    const { body } = await read(kbcFile([booked, secret]));
    const bad = { ...sure(body)[0], line: { ...body.lines[1]?.line } };
    expect((await apply([bad])).status).toBe(400);
    expect((await apply(sure(body))).status).toBe(201);
    const rows: string[] = [];
    for (const table of listTables()) {
      const found = await app().db.execute(sql`select * from ${sql.identifier(getTableName(table))}`);
      rows.push(JSON.stringify(found));
    }
    const all = rows.join('\n');
    expect(all).toContain('1234.56');
    for (const word of ['Geheim', 'zeldzaamwoord', '75.31', 'BE71 0961', 'BE71096123456769'])
      expect(all).not.toContain(word);
    const { kept, incoming } = await app().listStored();
    expect([kept, incoming]).toEqual([[], []]);
    const folder = join(app().storage.incoming, '..');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
    expect(texts.join('\n')).not.toMatch(/Geheim|zeldzaamwoord/);
  });
});

describe('a purchase', () => {
  it('is for the category and the room that one chose', async () => {
    const { read, apply, owner, params, invoices } = await open();
    const { body: room } = await owner.call(createRoom, { params, body: { name: 'Badkamer' } });
    const { body } = await read(kbcFile([shopping]));
    const [only] = body.lines;
    const chosen = {
      line: only?.line,
      seal: only?.seal,
      as: 'purchase',
      category: 'Sanitair',
      roomId: room.id,
    };
    expect((await apply([chosen])).status).toBe(201);
    expect(await invoices()).toMatchObject([{ kind: 'receipt', category: 'Sanitair', roomId: room.id }]);
  });

  it('makes its shop a supplier once', async () => {
    const { read, apply, owner } = await open();
    const { body } = await read(kbcFile([shopping, { ...shopping, day: '2026-03-14' }]));
    await apply(body.lines.map(({ line, seal }) => ({ line, seal, as: 'purchase' })));
    const { body: contacts } = await owner.call(listContacts, {} as never);
    expect(contacts.filter(({ name }) => name === 'Hubo')).toMatchObject([{ type: 'supplier' }]);
  });
});

import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { createInvoice, removeInvoice, updateInvoice } from '#/features/papers/shared/invoices/contract';
import { createCalculation } from '#/features/premiums/premies/contract';
import * as calls from '#/features/premiums/shared/premium-files/contract';
import { listDocuments, removeDocument } from '#/features/work/shared/documents/contract';
import { updateHome } from '#/features/work/shared/home/change-contract';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { ownerBody } from '../../../../../tests/support/premie-cases';
import { readPdfLines } from '../../../../../tests/support/read-pdf';
import { fileOf, sampleImage } from '../../../../../tests/support/sample-files';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';
import { textPdf } from '../../../../../tests/support/text-pdf';

const app = withTestApp({ now: () => new Date('2026-11-15T10:00:00Z') });

const home = {
  ...{ street: 'Kerkstraat 12', postcode: '9050', city: 'Gentbrugge', applicants: ['Katrien De Smet'] },
  ...{ ean: '541448820001234563', iban: 'BE64999123450152' },
};

const papers = {
  good: [
    'Dakwerken Vermeersch bv, BTW BE 0417.497.106',
    'Aan Katrien De Smet, werf Kerkstraat 12, 9050 Gentbrugge',
    'Dakisolatie 96,5 m2, Rd 5,45',
  ],
  bad: ['Dakwerken Vermeersch bv', 'Aan Jan Peeters'],
};

async function invoicePdf(lines: readonly string[], name = 'factuur.pdf'): Promise<File> {
  return fileOf(await textPdf('Factuur', lines), name, 'application/pdf');
}

async function open() {
  const team = await openTeam(app());
  const { owner, projectId } = team;
  const params = { projectId };
  const contactId = await addContact(app(), owner, { email: 'koen@vermeersch.example' });
  const addInvoice = async (invoiceDate: string | null, netAmount: string, file?: File) => {
    const amount = (Number(netAmount) * 1.06).toFixed(2);
    const body = { contactId, amount, netAmount, invoiceDate, invoiceNumber: `F-${invoiceDate}` };
    return (await owner.call(createInvoice, { params, body, file })).body;
  };
  const create = (work: string, invoices: object[] = [], client: Client = owner) =>
    client.request('POST', `/api/projects/${projectId}/premium-files`, { work, invoices });
  const make = async (work: string, invoices: object[] = []) =>
    (await create(work, invoices)).body as calls.PremiumFile;
  const read = async () => (await owner.call(calls.listPremiumFiles, { params })).body;
  return { ...team, params, contactId, addInvoice, create, make, read };
}

describe('a premium file', () => {
  it('counts with two years from the date of each invoice', async () => {
    const { addInvoice, create, read } = await open();
    const last = await addInvoice('2024-11-16', '4000.00');
    const late = await addInvoice('2024-11-14', '9000.00');
    const young = await addInvoice('2026-10-01', '8000.00');
    const undated = await addInvoice(null, '500.00');
    const links = [{ invoiceId: last.id }, { invoiceId: late.id }, { invoiceId: young.id, part: '2500' }];
    const made = await create('dak', [...links, { invoiceId: undated.id }]);
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...{ work: 'dak', status: 'in_opbouw', deadline: '2026-11-16', daysLeft: 1, total: '6500.00' },
        ...{ problem: null, version: 1 },
        invoices: [
          { invoiceId: last.id, daysLeft: 1, counts: true, lastDay: '2026-11-16', part: '4000.00' },
          { invoiceId: late.id, daysLeft: -1, counts: false, reason: expect.stringContaining('Te laat') },
          { invoiceId: young.id, counts: true, part: '2500.00' },
          { invoiceId: undated.id, daysLeft: null, counts: false },
        ],
      },
    });
    expect(await read()).toEqual([made.body]);
  });

  it('counts nothing for an invoice that is credited wholly, nor its credit note', async () => {
    const { addInvoice, make, owner, params, contactId } = await open();
    const [kept, undone] = [await addInvoice('2026-10-01', '4000'), await addInvoice('2026-10-02', '1000')];
    const note = {
      contactId,
      kind: 'credit-note',
      amount: '-1060',
      netAmount: '-1000',
      invoiceDate: '2026-10-03',
    };
    const credit = await owner.call(createInvoice, {
      params,
      body: { ...note, creditsInvoiceId: undone.id } as never,
    });
    const ids = [kept.id, undone.id, credit.body.id];
    const file = await make(
      'dak',
      ids.map((invoiceId) => ({ invoiceId })),
    );
    expect([file.total, file.invoices.map(({ counts }) => counts)]).toEqual([
      '4000.00',
      [true, false, false],
    ]);
  });

  it('is there once for a work, of works that have a premium, with invoices of its own project', async () => {
    const { addInvoice, create, make } = await open();
    const elsewhere = await open();
    const theirs = await elsewhere.addInvoice('2026-01-01', '5000.00');
    const own = await addInvoice('2026-01-01', '5000.00');
    await make('dak');
    const taken = await create('dak');
    expect(taken).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('al een premiedossier') },
    });
    for (const invoices of [
      [{ invoiceId: theirs.id }],
      [{ invoiceId: 999_999 }],
      [{ invoiceId: own.id, part: '5000.01' }],
      [{ invoiceId: own.id }, { invoiceId: own.id, part: '1' }],
      [{ invoiceId: own.id, part: '-1' }],
    ]) {
      expect((await create('muur', invoices)).status).toBe(400);
    }
    expect((await create('epc_label')).status).toBe(400);
    expect((await create('muur', [{ invoiceId: own.id, part: '5000' }])).status).toBe(201);
  });

  it('says how many pieces are there and what is next', async () => {
    const { owner, params, addInvoice, make, read } = await open();
    const file = await make('warmtepomp');
    expect(file.next).toBe('Voeg de facturen toe, met hun bestand.');
    expect(file.pieces.map(({ kind, isThere }) => [kind, isThere])).toEqual([
      ['facturen', false],
      ['ean', false],
      ['rescert', false],
      ['productlabel', false],
      ['foto_voor', false],
      ['foto_na', false],
    ]);
    const invoice = await addInvoice('2026-06-01', '15000.00', await invoicePdf(papers.good));
    const body = { invoices: [{ invoiceId: invoice.id }] };
    const linked = await owner.call(calls.updatePremiumFile, { params: { id: file.id }, body });
    expect(linked.body).toMatchObject({ next: 'Vul de EAN-code in bij uw woning.', version: 2 });
    await owner.call(updateHome, { params, body: home });
    const proof = { kind: 'rescert', note: 'RC-12345' } as const;
    await owner.call(calls.addPremiumProof, { params: { id: file.id }, body: proof });
    const [now] = await read();
    expect(now?.pieces.filter(({ isThere }) => isThere)).toHaveLength(3);
    expect(now).toMatchObject({
      next: 'Voeg toe: Productlabel van de warmtepomp.',
      home: { ean: home.ean, address: 'Kerkstraat 12, 9050 Gentbrugge' },
      proofs: [{ kind: 'rescert', note: 'RC-12345', documentId: null }],
    });
  });

  it('expects what the newest simulation that counts gives for its invoices', async () => {
    const { owner, params, addInvoice, make } = await open();
    const couple = { ...ownerBody, inkomen: 58000, gezinssituatie: 'koppel', investeringen: { dak: 99000 } };
    const input = { ...couple, aanvraagdatum: '2026-11-15' } as const;
    const calculation = { categorie: 3, investering: '1', premieBedrag: '1', input } as const;
    await owner.call(createCalculation, { params, body: calculation as never });
    const invoice = await addInvoice('2026-06-01', '10000.00');
    const file = await make('dak', [{ invoiceId: invoice.id }]);
    expect(file.expected).toMatchObject({ from: '3500.00', to: '3500.00' });
    expect((await make('ramen')).expected).toBeNull();
  });
});

describe('handing in', () => {
  it('is not possible for less than a thousand euro, with the sentence', async () => {
    const { owner, addInvoice, make } = await open();
    const small = await addInvoice('2026-01-01', '999.99');
    const late = await addInvoice('2024-01-01', '9000.00');
    const file = await make('dak', [{ invoiceId: small.id }, { invoiceId: late.id }]);
    expect(file.problem).toContain('minstens');
    const body = { status: 'ingediend' as const };
    const refused = await owner.call(calls.updatePremiumFile, { params: { id: file.id }, body });
    expect(refused).toMatchObject({ status: 400, body: { message: file.problem } });
  });

  it('freezes what is in it, and says what changed later', async () => {
    const { owner, params, contactId, addInvoice, make, read } = await open();
    await owner.call(updateHome, { params, body: home });
    const invoice = await addInvoice('2026-01-01', '4000.00', await invoicePdf(papers.good));
    const file = await make('dak', [{ invoiceId: invoice.id }]);
    const at = { params: { id: file.id } };
    const photo = fileOf(await sampleImage('png'), 'dak.png');
    const { body: proof } = await owner.call(calls.addPremiumProof, {
      ...at,
      body: { kind: 'foto_na' },
      file: photo,
    });
    const handedIn = await owner.call(calls.updatePremiumFile, {
      ...at,
      body: { status: 'ingediend', reference: 'MVP-1' },
    });
    expect(handedIn.body).toMatchObject({
      ...{
        status: 'ingediend',
        submittedOn: '2026-11-15',
        reference: 'MVP-1',
        total: '4000.00',
        changes: [],
      },
    });
    const frozen = await owner.call(calls.updatePremiumFile, { ...at, body: { invoices: [] } });
    expect(frozen).toMatchObject({ status: 409, body: { message: expect.stringContaining('ingediend') } });
    const more = { kind: 'foto_voor', note: 'later' } as const;
    expect((await owner.call(calls.addPremiumProof, { ...at, body: more })).status).toBe(409);
    const out = { params: { id: proof.id } };
    expect((await owner.call(calls.removePremiumProof, out)).status).toBe(409);
    const change = { contactId, amount: '5300.00', netAmount: '5000.00', invoiceDate: '2026-01-01' } as const;
    await owner.call(updateInvoice, { params: { id: invoice.id }, body: change });
    const [changed] = await read();
    expect(changed).toMatchObject({ total: '4000.00', invoices: [{ part: '4000.00', counts: true }] });
    expect(await readOverview(await download(owner, file.id))).not.toContain('5.000,00 zonder btw');
    expect(changed?.changes[0]?.replaceAll('\u00a0', ' ')).toBe(
      'Factuur F-2026-01-01: het bedrag was € 4.000,00 en is nu € 5.000,00.',
    );
    await owner.call(removeInvoice, { params: { id: invoice.id } });
    const gone = 'Factuur F-2026-01-01 is er niet meer.';
    const [removed] = await read();
    expect(removed).toMatchObject({ changes: [gone], invoices: [{ part: '4000.00', filePath: null }] });
    await owner.call(calls.updatePremiumFile, { ...at, body: { status: 'info_gevraagd' } });
    expect((await owner.call(calls.addPremiumProof, { ...at, body: more })).status).toBe(201);
    await owner.call(updateHome, { params, body: { ...home, ean: '', applicants: ['Jan Peeters'] } });
    const [later] = await read();
    expect(later?.home).toMatchObject({ ean: home.ean, applicants: home.applicants });
    expect(later?.changes).toEqual([
      gone,
      'Foto’s vóór de werken later is na de indiening toegevoegd.',
      `De EAN-code was ${home.ean} en is nu niet ingevuld.`,
      'De aanvrager was Katrien De Smet en is nu Jan Peeters.',
    ]);
    const paid = { status: 'uitbetaald', paidAmount: '2000', paidTo: 'energiehuis' } as const;
    const done = await owner.call(calls.updatePremiumFile, { ...at, body: paid });
    expect(done.body).toMatchObject({ paidAmount: '2000.00', paidTo: 'energiehuis', reference: 'MVP-1' });
    const back = await owner.call(calls.updatePremiumFile, { ...at, body: { status: 'in_opbouw' } });
    expect(back.body).toMatchObject({ submittedOn: null, changes: [], total: '0.00' });
  });
});

describe('the proofs', () => {
  it('are a file, a document that is there, or words, and leave their document', async () => {
    const { owner, params, make, read } = await open();
    const { id } = await make('ramen');
    const add = (body: object, file?: File) =>
      owner.call(calls.addPremiumProof, { params: { id }, body: body as never, file });
    const photo = fileOf(await sampleImage('jpeg'), 'voor.jpg');
    const first = await add({ kind: 'foto_voor' }, photo);
    expect(first).toMatchObject({
      status: 201,
      body: { kind: 'foto_voor', fileName: 'voor.jpg', isOwn: true },
    });
    const { body: documents } = await owner.call(listDocuments, { params });
    expect(documents).toMatchObject([{ category: 'photos', fileName: 'voor.jpg' }]);
    const documentId = documents[0]?.id ?? 0;
    expect((await add({ kind: 'foto_na', documentId })).body).toMatchObject({
      documentId,
      fileName: 'voor.jpg',
    });
    expect((await add({ kind: 'attest' })).status).toBe(400);
    expect((await add({ kind: 'attest', documentId: 999_999 })).status).toBe(400);
    expect((await add({ kind: 'zwembad', note: 'x' })).status).toBe(400);
    const removal = { params: { id: first.body.id } };
    expect((await owner.call(calls.removePremiumProof, removal, { 'if-match': '"7"' })).status).toBe(409);
    expect((await owner.call(calls.removePremiumProof, removal, { 'if-match': '"1"' })).status).toBe(204);
    expect((await owner.call(listDocuments, { params })).body).toHaveLength(1);
    await owner.call(removeDocument, { params: { ...params, id: documentId } });
    expect((await read())[0]?.proofs).toEqual([]);
    const { body: log } = await owner.call(listChanges, { params, query: {} });
    const line = log.find(({ kind, action }) => kind === 'documents' && action === 'remove');
    await owner.call(undoChange, { params: { id: line?.id ?? 0 }, query: {}, body: {} });
    expect((await read())[0]?.proofs).toMatchObject([{ kind: 'foto_na', documentId }]);
  });

  it('come back with their file from the trash, unless the work has another by then', async () => {
    const { owner, params, make, read } = await open();
    const { id } = await make('dak');
    await owner.call(calls.addPremiumProof, { params: { id }, body: { kind: 'attest', note: 'zie mail' } });
    const remove = (which: number) => owner.call(calls.removePremiumFile, { params: { id: which } });
    expect((await remove(id)).status).toBe(204);
    const restore = async () => {
      const { body: log } = await owner.call(listChanges, { params, query: { record: String(id) } });
      const line = log.find(({ kind, action }) => kind === 'premiumFiles' && action === 'remove');
      return owner.call(undoChange, { params: { id: line?.id ?? 0 }, query: {}, body: {} });
    };
    const other = await make('dak');
    expect((await restore()).status).toBe(409);
    await remove(other.id);
    expect((await restore()).status).toBe(200);
    expect(await read()).toMatchObject([{ id, proofs: [{ note: 'zie mail' }] }]);
  });

  it('are added by a collaborator, who takes out their own and hands nothing in', async () => {
    const { owner, helper, stranger, make, create } = await open();
    const { id } = await make('dak');
    const at = { params: { id } };
    const body = { kind: 'attest', note: 'zie mail' } as const;
    const { body: theirs } = await owner.call(calls.addPremiumProof, { ...at, body });
    const { status, body: own } = await helper.call(calls.addPremiumProof, { ...at, body });
    expect(status).toBe(201);
    const out = (proof: { id: number }) => ({ params: { id: proof.id } });
    expect((await helper.call(calls.removePremiumProof, out(theirs))).status).toBe(403);
    expect((await helper.call(calls.removePremiumProof, out(own))).status).toBe(204);
    expect(
      (await helper.call(calls.updatePremiumFile, { ...at, body: { status: 'ingediend' } })).status,
    ).toBe(403);
    expect((await create('muur', [], helper)).status).toBe(403);
    expect((await stranger.call(calls.addPremiumProof, { ...at, body })).status).toBe(404);
    expect((await stranger.request('GET', `/api/premium-files/${id}/archive`)).status).toBe(404);
  });
});

describe('reading the invoices', () => {
  it('finds what must be on them, and forgets it when the file is another', async () => {
    const { owner, params, contactId, addInvoice, make } = await open();
    await owner.call(updateHome, { params, body: home });
    const good = await addInvoice('2026-01-01', '4000.00', await invoicePdf(papers.good));
    const bad = await addInvoice('2026-02-01', '4000.00', await invoicePdf(papers.bad));
    const unread = await addInvoice('2026-03-01', '4000.00');
    const { id } = await make(
      'dak',
      [good, bad, unread].map(({ id: invoiceId }) => ({ invoiceId })),
    );
    const { status, body } = await owner.call(calls.readPremiumInvoices, { params: { id } });
    expect(status).toBe(200);
    const missing = body.invoices.map(({ checks }) =>
      checks.filter(({ isThere }) => isThere === false).map(({ kind }) => kind),
    );
    expect(missing).toEqual([[], ['btw_nummer', 'geadresseerde', 'werfadres', 'oppervlakte', 'rd'], []]);
    const file = await invoicePdf(papers.good, 'beter.pdf');
    const change = { contactId, amount: '4240.00', netAmount: '4000.00', invoiceDate: '2026-02-01' } as const;
    await owner.call(updateInvoice, { params: { id: bad.id }, body: change, file });
    const [now] = (await owner.call(calls.listPremiumFiles, { params })).body;
    expect(now?.invoices.map(({ checks }) => checks.length > 0)).toEqual([true, false, true]);
  });
});

describe('the ZIP of a premium file', () => {
  it('opens with invoices, attests, photos and an overview with the right sums', async () => {
    const { owner, params, addInvoice, make } = await open();
    await owner.call(updateHome, { params, body: home });
    const one = await addInvoice('2026-01-01', '4000.00', await invoicePdf(papers.good, 'een.pdf'));
    const two = await addInvoice('2026-02-01', '2500.50', await invoicePdf(papers.good, 'twee.pdf'));
    const late = await addInvoice('2024-01-01', '900.00', await invoicePdf(papers.good, 'laat.pdf'));
    const { id } = await make('dak', [
      ...[{ invoiceId: one.id }, { invoiceId: two.id, part: '1500.25' }],
      { invoiceId: late.id },
    ]);
    const add = (kind: 'foto_na' | 'attest', file: File) =>
      owner.call(calls.addPremiumProof, { params: { id }, body: { kind }, file });
    await add('foto_na', fileOf(await sampleImage('png'), 'dak.png'));
    await add('attest', await invoicePdf(['Attest'], 'attest.pdf'));
    const found = await download(owner, id);
    expect([...found.keys()]).toEqual([
      'overzicht.pdf',
      'facturen/F-2026-01-01 een.pdf',
      'facturen/F-2026-02-01 twee.pdf',
      'foto’s/Foto’s na de werken dak.png',
      'attesten/Attest van de aannemer attest.pdf',
    ]);
    const overview = await readOverview(found);
    for (const said of [
      '541448820001234563',
      'BE64 9991 2345 0152',
      '5.500,25 zonder btw',
      '4 van 6 stukken',
    ]) {
      expect(overview).toContain(said);
    }
    expect(found.get('foto’s/Foto’s na de werken dak.png')).toEqual(await sampleImage('png'));
  });
});

async function readOverview(found: ReadonlyMap<string, Buffer>): Promise<string> {
  return (await readPdfLines(found.get('overzicht.pdf') ?? Buffer.alloc(0))).join(' ');
}

async function download(client: Client, id: number): Promise<Map<string, Buffer>> {
  const headers = { cookie: client.cookie };
  const response = await app().http.inject({ url: `/api/premium-files/${id}/archive`, headers });
  expect(response.headers['content-type']).toBe('application/zip');
  const zip = await fromBufferPromise(response.rawPayload, { lazyEntries: true });
  const found = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return found;
}

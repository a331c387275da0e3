import { describe, expect, it } from 'vitest';
import { emptyTrash } from '#/features/history/shared/trash/contract';
import { requiredFields } from '#/features/papers/shared/contract';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import * as calls from '#/features/papers/shared/quotes/contract';
import { addContact, openTeam, pdfFile } from '../../../../../tests/support/papers';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function openWithContact() {
  const team = await openTeam(app());
  const contactId = await addContact(app(), team.owner, { iban: 'BE47 9991 6063 3080' });
  const params = { projectId: team.projectId };
  const add = async (
    body: Partial<Parameters<typeof team.owner.call<typeof calls.createQuote>>[1]['body']> = {},
  ) => {
    const answer = await team.owner.call(calls.createQuote, {
      params,
      body: { contactId, amount: '1000', ...body },
    });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  return { ...team, contactId, params, add };
}

describe('quotes', () => {
  it('begin as pending and carry their contact', async () => {
    const { owner, params, contactId } = await openWithContact();
    const { status, body } = await owner.call(calls.createQuote, {
      params,
      body: { contactId, amount: '1234.5' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      amount: '1234.50',
      status: 'pending',
      contact: { id: contactId, company: 'Dakwerken Vermeersch bv', iban: 'BE47 9991 6063 3080' },
      unforeseenCosts: [],
      validUntil: null,
      filePath: null,
      file: null,
      payment: { state: 'unpaid', percent: 0, paid: '0.00', remaining: '1234.50' },
      invoiceCount: 0,
      isOwn: true,
    });
    expect((await owner.call(calls.listQuotes, { params })).body).toEqual([body]);
  });

  it('come in as a form, with the unforeseen costs as JSON text', async () => {
    const { owner, projectId, contactId } = await openWithContact();
    const form = new FormData();
    const fields = {
      quoteNumber: ' OF-12 ',
      contactId: String(contactId),
      category: 'Ramen en deuren',
      description: '',
      amount: '99.90',
      unforeseenCosts:
        '[{"description":"Latei","amount":"12.5"},{"description":"Stof","amount":"veel"},{"description":"Plint","amount":"1.012,5"},{"description":"Lak","amount":null},{"description":"","amount":""}]',
      validUntil: '2026-12-31',
      status: 'accepted',
      notes: '',
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', pdfFile('Offerte ramen é.pdf'));
    const { status, body } = await owner.request('POST', `/api/projects/${projectId}/quotes`, form);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      quoteNumber: 'OF-12',
      category: 'Ramen en deuren',
      description: null,
      amount: '99.90',
      unforeseenCosts: [
        { description: 'Latei', amount: '12.50' },
        { description: 'Stof', amount: '0.00' },
        { description: 'Plint', amount: '1012.50' },
        { description: 'Lak', amount: '0.00' },
      ],
      validUntil: '2026-12-31',
      status: 'accepted',
      file: { name: 'Offerte ramen é.pdf', mimeType: 'application/pdf' },
      filePath: expect.stringMatching(/^\/api\/files\//),
    });
  });

  it.each([
    ['no contact', { contactId: undefined }, 'contactId', requiredFields],
    ['a contact that is no number', { contactId: 'jan' }, 'contactId', requiredFields],
    [
      'a contact that never was',
      { contactId: 2_000_000 },
      'contactId',
      'Dit contact bestaat niet. Kies een ander contact.',
    ],
    ['no amount', { amount: undefined }, 'amount', expect.any(String)],
    ['a negative amount', { amount: '-1' }, 'amount', expect.any(String)],
    ['an amount of three decimals', { amount: '1.005' }, 'amount', expect.any(String)],
    ['an unknown status', { status: 'misschien' }, 'status', expect.any(String)],
    ['a day that does not exist', { validUntil: '2026-02-30' }, 'validUntil', expect.any(String)],
    ['costs that are no JSON', { unforeseenCosts: '{[' }, 'unforeseenCosts', expect.any(String)],
    ['costs that are no list', { unforeseenCosts: '{"a":1}' }, 'unforeseenCosts', expect.any(String)],
    [
      'negative costs',
      { unforeseenCosts: [{ description: 'x', amount: '-5' }] },
      'unforeseenCosts.0.amount',
      expect.any(String),
    ],
    ['a number of 100 characters', { quoteNumber: 'x'.repeat(100) }, 'quoteNumber', 'Hoogstens 60 tekens.'],
  ])('refuse %s', async (_, change, path, message) => {
    const { owner, projectId, contactId } = await openWithContact();
    const answer = await owner.request('POST', `/api/projects/${projectId}/quotes`, {
      contactId,
      amount: '10',
      ...change,
    });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path, message }] } });
    expect((await owner.request('GET', `/api/projects/${projectId}/quotes`)).body).toEqual([]);
  });

  it('refuse the contact of a stranger, and take one that already occurs in the project', async () => {
    const { owner, editor, stranger, params, contactId, add } = await openWithContact();
    const theirs = await addContact(app(), stranger);
    const refused = await owner.call(calls.createQuote, { params, body: { contactId: theirs, amount: '1' } });
    expect(refused.status).toBe(400);
    const unseen = await editor.call(calls.createQuote, { params, body: { contactId, amount: '1' } });
    expect(unseen.status).toBe(400);
    await add();
    const seen = await editor.call(calls.createQuote, { params, body: { contactId, amount: '1' } });
    expect(seen.status).toBe(201);
  });

  it('keep what a change leaves out, their file too, and lose what it sends empty', async () => {
    const { owner, params, contactId } = await openWithContact();
    const { body: quote } = await owner.call(calls.createQuote, {
      params,
      body: { contactId, amount: '10', status: 'accepted', notes: 'oud' },
      file: pdfFile(),
    });
    const changed = await owner.call(calls.updateQuote, {
      params: { id: quote.id },
      body: { amount: '20' },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { contactId, amount: '20.00', status: 'accepted', notes: 'oud', filePath: quote.filePath },
    });
    const cleared = await owner.call(calls.updateQuote, { params: { id: quote.id }, body: { notes: '' } });
    expect(cleared.body).toMatchObject({ amount: '20.00', notes: null });
  });

  it('replace and remove their file, and leave nothing behind', async () => {
    const { owner, params, contactId } = await openWithContact();
    const body = { contactId, amount: '10' };
    const { body: quote } = await owner.call(calls.createQuote, { params, body, file: pdfFile('een.pdf') });
    const id = { id: quote.id };
    const replaced = await owner.call(calls.updateQuote, {
      params: id,
      body,
      file: pdfFile('twee.pdf', 'b'),
    });
    expect(replaced.body.file).toMatchObject({ name: 'twee.pdf' });
    expect((await owner.request('GET', quote.filePath ?? '')).status).toBe(404);
    expect((await owner.request('GET', replaced.body.filePath ?? '')).status).toBe(200);
    const without = await owner.call(calls.updateQuote, { params: id, body: { ...body, removeFile: true } });
    expect(without.body).toMatchObject({ file: null, filePath: null });
    await app().jobs.drain();
    expect((await owner.request('GET', replaced.body.filePath ?? '')).status).toBe(404);
  });

  it('take their file along when they are gone for good', async () => {
    const { owner, params, contactId } = await openWithContact();
    await app().jobs.drain();
    const before = await app().listStored();
    const { body: quote } = await owner.call(calls.createQuote, {
      params,
      body: { contactId, amount: '10' },
      file: pdfFile(),
    });
    expect((await app().listStored()).kept.length).toBe(before.kept.length + 1);
    expect((await owner.call(calls.removeQuote, { params: { id: quote.id } })).status).toBe(204);
    await owner.call(emptyTrash, { params });
    await app().jobs.drain();
    expect(await app().listStored()).toEqual(before);
  });

  it('leave no file behind when they are refused', async () => {
    const { owner, params } = await openWithContact();
    const before = await app().listStored();
    const refused = await owner.call(calls.createQuote, {
      params,
      body: { contactId: 2_000_000, amount: '10' },
      file: pdfFile(),
    });
    expect(refused.status).toBe(400);
    expect(await app().listStored()).toEqual(before);
  });

  it('refuse a file that is something else than it says', async () => {
    const { owner, params, contactId } = await openWithContact();
    const answer = await owner.call(calls.createQuote, {
      params,
      body: { contactId, amount: '10' },
      file: new File(['<script>alert(1)</script>'], 'offerte.pdf', { type: 'application/pdf' }),
    });
    expect(answer.status).toBe(415);
  });

  it('tell how far they are paid, by their paid invoices only', async () => {
    const { owner, params, contactId, add } = await openWithContact();
    const quote = await add({ amount: '900', status: 'accepted' });
    const other = await add({ amount: '500', status: 'accepted' });
    const invoice = (amount: string, status: 'paid' | 'pending', quoteId: number | null = quote.id) =>
      owner.call(createInvoice, { params, body: { contactId, amount, status, quoteId } });
    await invoice('300', 'paid');
    await invoice('200', 'pending');
    await invoice('1000', 'paid', null);
    const { body } = await owner.call(calls.listQuotes, { params });
    expect(body.find(({ id }) => id === quote.id)).toMatchObject({
      payment: { state: 'partial', percent: 33, paid: '300.00', remaining: '600.00' },
      invoiced: '500.00',
      invoiceCount: 2,
    });
    expect(body.find(({ id }) => id === other.id)).toMatchObject({
      payment: { state: 'unpaid' },
      invoiced: '0.00',
      invoiceCount: 0,
    });
  });

  it('are not removed while invoices are linked to them, and say how many', async () => {
    const { owner, params, contactId, add } = await openWithContact();
    const quote = await add({ status: 'accepted' });
    const body = { contactId, amount: '1', quoteId: quote.id };
    const { body: invoice } = await owner.call(createInvoice, { params, body });
    await owner.call(createInvoice, { params, body });
    expect(await owner.call(calls.removeQuote, { params: { id: quote.id } })).toMatchObject({
      status: 409,
      body: {
        message:
          'Aan deze offerte zijn 2 facturen gekoppeld. Verwijder die facturen eerst, of koppel ze los.',
      },
    });
    await owner.request('DELETE', `/api/invoices/${invoice.id}`);
    expect(await owner.call(calls.removeQuote, { params: { id: quote.id } })).toMatchObject({
      status: 409,
      body: {
        message: 'Aan deze offerte is 1 factuur gekoppeld. Verwijder die factuur eerst, of koppel ze los.',
      },
    });
  });
});

describe('choosing between quotes', () => {
  it('accepts one and rejects the others at once', async () => {
    const { owner, params, add } = await openWithContact();
    const [one, two, three, other] = [await add(), await add(), await add(), await add()];
    const { status, body } = await owner.call(calls.chooseQuote, {
      params,
      body: { acceptId: two.id, rejectIds: [one.id, three.id, one.id] },
    });
    expect(status).toBe(200);
    expect(Object.fromEntries(body.map(({ id, status: now }) => [id, now]))).toEqual({
      [one.id]: 'rejected',
      [two.id]: 'accepted',
      [three.id]: 'rejected',
      [other.id]: 'pending',
    });
  });

  it('changes nothing when one of them is not of this project', async () => {
    const { owner, params, add } = await openWithContact();
    const elsewhere = await openWithContact();
    const [mine, theirs] = [await add(), await elsewhere.add()];
    for (const body of [
      { acceptId: mine.id, rejectIds: [theirs.id] },
      { acceptId: theirs.id, rejectIds: [mine.id] },
    ]) {
      expect((await owner.call(calls.chooseQuote, { params, body })).status).toBe(404);
    }
    expect((await owner.call(calls.listQuotes, { params })).body).toMatchObject([{ status: 'pending' }]);
  });

  it.each([
    ['nothing to reject', { acceptId: 1, rejectIds: [] }],
    ['the same one', { acceptId: 1, rejectIds: [1, 2] }],
    ['no ids', { acceptId: 'een', rejectIds: 'twee' }],
  ])('refuses %s', async (_, body) => {
    const { owner, projectId } = await openWithContact();
    expect((await owner.request('POST', `/api/projects/${projectId}/quotes/choose`, body)).status).toBe(400);
  });
});

describe('who may do what with quotes', () => {
  it('a collaborator adds, and changes or removes only their own', async () => {
    const { helper, params, contactId, add } = await openWithContact();
    const quote = await add();
    const body = { contactId, amount: '5' };
    const { body: own } = await helper.call(calls.createQuote, { params, body });
    const list = await helper.call(calls.listQuotes, { params });
    expect(list.body.map(({ isOwn }) => isOwn)).toEqual([true, false]);
    expect((await helper.call(calls.updateQuote, { params: { id: quote.id }, body })).status).toBe(403);
    expect((await helper.call(calls.removeQuote, { params: { id: quote.id } })).status).toBe(403);
    const choice = { acceptId: own.id, rejectIds: [quote.id] };
    expect((await helper.call(calls.chooseQuote, { params, body: choice })).status).toBe(403);
    expect((await helper.call(calls.updateQuote, { params: { id: own.id }, body })).status).toBe(200);
    expect((await helper.call(calls.removeQuote, { params: { id: own.id } })).status).toBe(204);
  });

  it('an editor changes what anybody brought in', async () => {
    const { editor, contactId, add } = await openWithContact();
    const quote = await add();
    const params = { id: quote.id };
    expect((await editor.call(calls.updateQuote, { params, body: { contactId, amount: '7' } })).status).toBe(
      200,
    );
    expect((await editor.call(calls.removeQuote, { params })).status).toBe(204);
  });

  it('a stranger sees, changes and fetches nothing', async () => {
    const { owner, stranger, params, contactId } = await openWithContact();
    const body = { contactId, amount: '10' };
    const { body: quote } = await owner.call(calls.createQuote, { params, body, file: pdfFile() });
    const id = { id: quote.id };
    const before = await app().listStored();
    const tries = [
      await stranger.call(calls.listQuotes, { params }),
      await stranger.call(calls.createQuote, { params, body, file: pdfFile() }),
      await stranger.call(calls.updateQuote, { params: id, body }),
      await stranger.call(calls.removeQuote, { params: id }),
      await stranger.call(calls.chooseQuote, { params, body: { acceptId: quote.id, rejectIds: [1] } }),
      await stranger.request('GET', quote.filePath ?? ''),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await app().listStored()).toEqual(before);
  });
});

import { describe, expect, it } from 'vitest';
import * as calls from '#/features/folder/fittings/contract';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import { listDeadlines } from '#/features/reminders/shared/deadlines/contract';
import { projectWithMembers } from '../../../../../tests/support/members';
import { addContact, pdfFile } from '../../../../../tests/support/papers';
import { readPdfLines } from '../../../../../tests/support/read-pdf';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function addDocument(client: Client, projectId: number): Promise<number> {
  const form = new FormData();
  form.set('document', pdfFile('handleiding.pdf', `ketel ${projectId}`));
  form.set('category', 'warranty');
  const { body } = await client.request('POST', `/api/projects/${projectId}/documents`, form);
  return (body as { id: number }).id;
}

describe('what is in the house', () => {
  it('is kept with its papers, changed field by field and removed', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const contactId = await addContact(app(), owner);
    const documentId = await addDocument(owner, projectId);
    const made = await owner.call(calls.createFitting, {
      params: { projectId },
      body: { name: ' Ketel ', brand: 'Vaillant', contactId, documentIds: [documentId, documentId] },
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'Ketel',
        brand: 'Vaillant',
        documentIds: [documentId],
        photoIds: [],
        nextMaintenance: null,
      },
    });
    const params = { id: made.body.id };
    const body = { deliveredOn: '2025-03-31', maintainEveryMonths: 11 };
    expect(await owner.call(calls.updateFitting, { params, body })).toMatchObject({
      status: 200,
      body: { ...body, name: 'Ketel', brand: 'Vaillant', contactId, nextMaintenance: '2026-02-28' },
    });
    await owner.request('DELETE', `/api/projects/${projectId}/documents/${documentId}`);
    const listed = await owner.call(calls.listFittings, { params: { projectId } });
    expect(listed.body).toMatchObject([{ id: params.id, documentIds: [] }]);
    await owner.call(calls.removeFitting, { params });
    expect((await owner.call(calls.listFittings, { params: { projectId } })).body).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 400, 'Vul in wat het is.'],
    [
      { name: 'Ketel', deliveredOn: '2026-02-01', guaranteeUntil: '2026-01-31' },
      400,
      'De waarborg kan niet eindigen voor de levering.',
    ],
    [{ name: 'Ketel', maintainEveryMonths: 0 }, 400, 'Vul een geheel aantal maanden in, van 1 tot 240.'],
    [{ name: 'Ketel', deliveredOn: '31/01/2026' }, 400, 'Dit is geen geldige datum (JJJJ-MM-DD).'],
    [
      { name: 'Ketel', lastMaintained: '2098-01-01' },
      400,
      'Deze dag moet nog komen. Vul de dag van het laatste onderhoud in.',
    ],
    [{ name: 'Ketel', roomId: 999_999_999 }, 404, 'Deze ruimte bestaat niet meer.'],
    [{ name: 'Ketel', invoiceId: 999_999_999 }, 404, 'Deze factuur bestaat niet meer.'],
    [{ name: 'Ketel', photoIds: [999_999_999] }, 404, 'Deze foto bestaat niet meer.'],
  ])('refuses %j with %i and a sentence', async (body, status, message) => {
    const { projectId, owner } = await projectWithMembers(app());
    const answer = await owner.request('POST', `/api/projects/${projectId}/fittings`, body);
    expect(answer).toMatchObject({ status, body: { message } });
  });

  it('takes no document of another project, and no guarantee that a change puts before the delivery', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const other = await projectWithMembers(app());
    const documentIds = [await addDocument(other.owner, other.projectId)];
    const body = { name: 'Ketel', documentIds };
    const params = { projectId };
    expect((await owner.call(calls.createFitting, { params, body })).status).toBe(404);
    const made = await owner.call(calls.createFitting, {
      params,
      body: { name: 'Ketel', deliveredOn: '2026-01-10', guaranteeUntil: '2028-01-10' },
    });
    const changed = { params: { id: made.body.id }, body: { deliveredOn: '2028-01-11' } };
    expect((await owner.call(calls.updateFitting, changed)).status).toBe(400);
  });

  it('is not changed by who has not seen what somebody else made of it', async () => {
    const { projectId, owner, editor } = await projectWithMembers(app());
    const made = await owner.call(calls.createFitting, { params: { projectId }, body: { name: 'Ketel' } });
    const params = { id: made.body.id };
    const seen = { 'if-match': `"${made.body.version}"` };
    await editor.call(calls.updateFitting, { params, body: { brand: 'Bulex' } }, seen);
    expect(await owner.call(calls.updateFitting, { params, body: { brand: 'Bosch' } }, seen)).toMatchObject({
      status: 409,
      body: { current: { brand: 'Bulex' }, changedBy: { name: 'Els Editor' } },
    });
  });

  it('is read by every member, changed by who may change, and hidden from a stranger', async () => {
    const { projectId, owner, collaborator, stranger } = await projectWithMembers(app());
    const body = { name: 'Ketel' };
    const made = await owner.call(calls.createFitting, { params: { projectId }, body });
    const statusesFor = async (client: Client) => [
      (await client.call(calls.listFittings, { params: { projectId } })).status,
      (await client.call(calls.listProposals, { params: { projectId } })).status,
      (await client.call(calls.updateFitting, { params: { id: made.body.id }, body })).status,
    ];
    expect(await statusesFor(collaborator)).toEqual([200, 200, 403]);
    expect(await statusesFor(stranger)).toEqual([404, 404, 404]);
  });

  it('asks for attention before its guarantee ends and when it has to be looked after', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const body = {
      ...{ name: 'Ketel', brand: 'Bulex', deliveredOn: '2095-06-01', guaranteeUntil: '2097-06-01' },
      maintainEveryMonths: 24,
    };
    await owner.call(calls.createFitting, { params: { projectId }, body });
    const { body: told } = await owner.call(listDeadlines, { params: { projectId } });
    expect(told.map(({ kind, name, day }) => [kind, name, day])).toEqual([
      ['guarantee', 'Ketel Bulex', '2097-06-01'],
      ['maintenance', 'Ketel Bulex', '2097-06-01'],
    ]);
  });

  it('is proposed from the lines of an invoice until it is taken', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const contactId = await addContact(app(), owner);
    const line = { quantity: '1', unit: 'st', unitPrice: '4000', vatRate: 6 };
    const lines = [
      { ...line, description: 'Condensatieketel Viessmann Vitodens 100-W' },
      { ...line, description: 'Onderhoud warmtepomp' },
    ];
    await owner.call(createInvoice, {
      params: { projectId },
      body: { contactId, amount: '8480', invoiceDate: '2026-02-03', lines } as never,
    });
    const { body } = await owner.call(calls.listProposals, { params: { projectId } });
    expect(body).toMatchObject([
      {
        ...{ name: 'Ketel', brand: 'Viessmann', type: 'Vitodens 100-W', contactId },
        ...{ deliveredOn: '2026-02-03', guaranteeUntil: '2028-02-03' },
      },
    ]);
    const [proposal] = body;
    await owner.request('POST', `/api/projects/${projectId}/fittings`, proposal);
    expect((await owner.call(calls.listProposals, { params: { projectId } })).body).toEqual([]);
  });
});

describe('the sheet of labels', () => {
  it('names what each label is of, and is there for members only', async () => {
    const { projectId, owner, stranger } = await projectWithMembers(app());
    const path = `/api/projects/${projectId}/reports/fittings.pdf`;
    expect((await owner.request('GET', path)).status).toBe(200);
    const bodies = [{ name: 'Ketel', serial: 'XY-12' }, { name: 'Oven' }];
    for (const body of bodies) await owner.call(calls.createFitting, { params: { projectId }, body });
    const headers = { cookie: owner.cookie };
    const sheet = await app().http.inject({ url: path, headers });
    expect(sheet.headers['content-type']).toBe('application/pdf');
    expect((await readPdfLines(sheet.rawPayload)).join(' ')).toMatch(/Ketel · Serienummer XY-12.*Oven/);
    expect((await stranger.request('GET', path)).status).toBe(404);
    expect((await owner.request('GET', `${path}?ids=een`)).status).toBe(400);
  });
});

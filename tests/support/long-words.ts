import type { APIRequestContext } from '@playwright/test';
import { samplePdf } from './sample-files';

/** Nothing to break at: a name, an address or a file name as a scanner or a machine makes it. */
export const longWord = `Zonneweringsmotorbesturingskastdeurscharnier${'beugelbevestigingsbout'.repeat(2)}`;

const longEmail = `${longWord.toLowerCase()}@voorbeeld.example`;
const longAddress = `${longWord}straat 1, 9000 Gent`;

type Id = { id: number };

/** A project in which every record is named with a word that no column is wide enough for. */
export async function createLongWords(request: APIRequestContext): Promise<number> {
  const post = async (path: string, data: object): Promise<Id> => {
    const answer = await request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Id;
  };
  const file = { name: `${longWord}.pdf`, mimeType: 'application/pdf', buffer: samplePdf };
  const send = async (path: string, multipart: Parameters<APIRequestContext['post']>[1] & object) => {
    const answer = await request.post(path, multipart);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Id;
  };
  const { id: project } = await post('/api/projects', { name: longWord, description: longWord });
  const under = `/api/projects/${project}`;
  const { id: contactId } = await post('/api/contacts', {
    name: longWord,
    type: 'contractor',
    company: longWord,
    email: longEmail,
    phone: '+32 9 555 01 22',
    address: longAddress,
    iban: 'BE68 5390 0754 7034',
    notes: longWord,
  });
  await post(`${under}/bill-of-quantities`, {
    category: 'Dakwerk',
    description: longWord,
    quantity: '123.456',
    unit: 'm²',
    unitPrice: '98765.43',
    contactId,
    subsidyEligible: true,
    notes: longWord,
  });
  await post(`${under}/points`, { text: longWord, contactId });
  await post(`${under}/fittings`, {
    ...{ name: longWord, brand: longWord, type: longWord, serial: longWord, contactId },
    ...{ deliveredOn: '2024-02-29', maintainEveryMonths: 12 },
  });
  const paper = { contactId, category: longWord, description: longWord, notes: longWord };
  for (const quoteNumber of [longWord.slice(0, 60), `2${longWord.slice(0, 59)}`]) {
    await post(`${under}/quotes`, {
      ...paper,
      quoteNumber,
      amount: '9876543.21',
      validUntil: '2020-01-01',
      unforeseenCosts: [{ description: longWord, amount: '98765.43' }],
    });
  }
  const delivered = await post(`${under}/quotes`, { ...paper, amount: '1', status: 'accepted' });
  const acceptance = await post(`/api/quotes/${delivered.id}/acceptances`, {
    ...{ kind: 'provisional', day: '2099-01-01' },
  });
  await request.put(`/api/acceptances/${acceptance.id}`, {
    data: { present: [longWord], remarks: longWord },
  });
  const accepted = await send(`${under}/quotes`, {
    multipart: { contactId, amount: '1', description: longWord, status: 'accepted', file },
  });
  await post(`/api/quotes/${accepted.id}/extras`, {
    ...{ title: longWord, reason: longWord, days: 999 },
    lines: [{ description: longWord, quantity: '123.456', unit: 'm²', unitPrice: '98765.43', vatRate: 21 }],
  });
  const invoices: Id[] = [];
  for (const status of ['pending', 'paid']) {
    const invoice = await post(`${under}/invoices`, {
      ...paper,
      invoiceNumber: longWord.slice(0, 60),
      amount: '9876543.21',
      dueDate: '2020-01-01',
      paidDate: status === 'paid' ? '2026-01-01' : null,
      status,
      subsidyEligible: true,
      quoteId: accepted.id,
    });
    invoices.push(invoice);
  }
  await post(`${under}/premium-files`, {
    work: 'dak',
    invoices: invoices.map(({ id }) => ({ invoiceId: id })),
  });
  const task = { title: longWord, description: longWord, contactId, notes: longWord };
  await post(`${under}/planning`, { ...task, startDate: '2026-01-01', endDate: '2026-01-31' });
  await post(`${under}/planning`, { ...task, startDate: '2026-02-01', status: 'in_progress' });
  await post(`${under}/premie-calculations`, {
    werksoort: longWord,
    categorie: 4,
    investering: '9876543.21',
    premieBedrag: '98765.43',
    notes: longWord,
  });
  await send(`${under}/documents`, {
    multipart: { category: 'other', description: longWord, document: file },
  });
  await post(`${under}/collaborators/invite`, {
    // A server that several journeys share sends few invitations a day to one address.
    email: `${longWord.slice(0, 50).toLowerCase()}${project}@voorbeeld.example`,
  });
  return project;
}

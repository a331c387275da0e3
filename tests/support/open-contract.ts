import { createQuote, updateAgreement } from '#/features/papers/shared/quotes/contract';
import * as calls from '#/features/site/acceptances/contract';
import { answerAcceptance, getGuestAcceptance } from '#/features/site/acceptances/guest-contract';
import { createPoint } from '#/features/site/points/contract';
import { addContact, openTeam } from './papers';
import type { TestApp } from './test-app';

export const acceptedOn = '2026-10-01';

/** A project with a contract of € 10.000 of which 5% is kept back, and what one does with its acceptance. */
export async function openContract(app: TestApp, more: object = {}, contact: object = {}) {
  const team = await openTeam(app);
  const { owner, projectId } = team;
  const params = { projectId };
  const contactId = await addContact(app, owner, { company: 'Dakwerken Maes', ...contact });
  const { body: quote } = await owner.call(createQuote, {
    params,
    body: {
      ...{ contactId, amount: '10000', status: 'accepted', quoteNumber: 'OF-7', quoteDate: '2026-03-01' },
      ...more,
    },
  });
  const agreement = { retention: 5, instalments: [] };
  await owner.call(updateAgreement, {
    params: { id: quote.id },
    body: agreement as never,
  });
  const point = async (fields: object = {}) =>
    (
      await owner.call(createPoint, {
        params,
        body: { text: 'Tegel gebarsten', quoteId: quote.id, ...fields } as never,
      })
    ).body;
  const begin = (kind: calls.AcceptanceKind = 'single', day = acceptedOn) =>
    owner.request('POST', `/api/quotes/${quote.id}/acceptances`, { kind, day });
  const made = async (kind: calls.AcceptanceKind = 'single', day = acceptedOn) =>
    (await begin(kind, day)).body as calls.Acceptance;
  const put = (id: number, body: object) => owner.request('PUT', `/api/acceptances/${id}`, body);
  const read = async () => (await owner.call(calls.listAcceptances, { params: { id: quote.id } })).body;
  const get = async (id: number) => {
    const found = (await read()).find((each) => each.id === id);
    if (!found) throw new Error('no acceptance');
    return found;
  };
  const send = async (id: number) => {
    const sent = await owner.request('POST', `/api/acceptances/${id}/send`, { contactIds: [contactId] });
    const [first] = sent.body as { url: string | null }[];
    return first?.url?.split('/').at(-1) ?? '';
  };
  const sign = async (id: number, said: object = {}) =>
    owner.request('POST', `/api/acceptances/${id}/sign`, {
      ...{ version: (await get(id)).version, name: 'Katrien', answer: 'agree', ...said },
    });
  return { ...team, params, contactId, quote, point, begin, made, put, read, get, send, sign };
}

/** As who was sent the minutes. */
export async function answerMinutes({ visitor }: TestApp, token: string, id: number, said: object = {}) {
  const { body } = await visitor.call(getGuestAcceptance, { params: { token, id } });
  const told = { version: body.version, name: 'Jan Maes', answer: 'agree', ...said };
  return visitor.call(answerAcceptance, { params: { token, id }, body: told as never });
}

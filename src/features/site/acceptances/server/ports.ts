import { deadlineOn } from '#/core/deadline';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Todo } from '#/core/todo';
import {
  listQuoteContracts,
  type QuoteContract,
} from '#/features/papers/shared/quotes/server/contracts-store';
import type { Acceptance } from '#/features/site/acceptances/contract';
import { pointsLeft, silence } from '#/features/site/acceptances/rules/before-paying';
import { minutesTitle } from '#/features/site/acceptances/rules/minutes';
import { acceptancePath } from '#/features/site/acceptances/rules/path';
import { silentContracts } from '#/features/site/acceptances/rules/silent';
import { groundOf, kindNames, releaseWords } from '#/features/site/acceptances/rules/words';
import { listForGuest } from '#/features/site/acceptances/server/outside-store';
import { listAcceptances } from '#/features/site/acceptances/server/store';
import { listContractPoints } from '#/features/site/points/server/shared/points-of-contract';
import type { Database } from '#/platform/server/database/engine/database';
import type { DeadlineSource } from '#/platform/server/ports/deadlines';
import type { GuestPart } from '#/platform/server/ports/guests';
import type { TodoSource } from '#/platform/server/ports/todo';

function namesOf(quotes: readonly QuoteContract[]): ReadonlyMap<number, string> {
  return new Map(
    quotes.map(({ id, quoteNumber, description, contact }) => [
      id,
      [contact.company ?? contact.name, description ?? quoteNumber].filter(Boolean).join(', '),
    ]),
  );
}

/** The final one asks for a day as long as nobody made it, or it was refused. */
function isAnswered(each: Acceptance, all: readonly Acceptance[], kind: string): boolean {
  const isFinal = (other: Acceptance) =>
    other.quoteId === each.quoteId && other.kind === 'final' && !isRefused(other);
  return kind === 'final' && all.some(isFinal);
}

function isRefused({ outcome, countsSince }: Acceptance): boolean {
  return outcome === 'refused' && countsSince !== null;
}

export const acceptanceDeadlines: DeadlineSource = {
  kinds: {
    'acceptance-final': {
      ...{ label: 'Definitieve oplevering', name: 'Definitieve opleveringen', step: 'Oplevering openen' },
      ...{ noticeDays: 30, place: 56 },
    },
    'acceptance-goods': {
      ...{ label: 'Garantie op geleverde goederen eindigt', name: 'Garanties na een oplevering' },
      ...{ step: 'Oplevering openen', noticeDays: 60, place: 57 },
    },
    'acceptance-liability': {
      ...{ label: 'Tien jaar aansprakelijkheid eindigt', name: 'Tien jaar na een oplevering' },
      ...{ step: 'Oplevering openen', noticeDays: 180, place: 58 },
    },
  },
  list: async (db, projectId, today) => {
    const all = await listAcceptances(db, { projectId, today });
    if (!all.some(({ follows }) => follows.length > 0)) return [];
    const names = namesOf(await listQuoteContracts(db, projectId));
    return all.flatMap((each) =>
      each.follows
        .filter(({ kind }) => !isAnswered(each, all, kind))
        .map((follow) => ({
          ...deadlineOn(
            `acceptance-${follow.kind}`,
            { id: each.id, name: names.get(each.quoteId) ?? 'Oplevering' },
            {
              day: follow.day as Parameters<typeof deadlineOn>[2]['day'],
              path: acceptancePath(each.quoteId),
            },
          ),
          ground: groundOf(follow),
        })),
    );
  },
};

const isDisagreed = ({ signatures }: Acceptance) =>
  signatures.some(({ contactId, answer }) => contactId !== null && answer === 'disagree');

function todoOf(each: Acceptance, name: string): Omit<Todo, 'path' | 'icon' | 'place'> | undefined {
  const { id, kind, status, countsSince, released, toPay, signatures } = each;
  if (released && totalFromDecimal(toPay) > 0n)
    return {
      ...{ key: `kept back free ${id}`, kind: 'kept-back-free', isUrgent: false },
      title: `${formatEuro(totalFromDecimal(toPay))} is vrij om te betalen`,
      text: `Wat u bij de ${kindNames[kind]} inhield (${name}) mag betaald worden: ${releaseWords[released.why]}.`,
    };
  if (countsSince !== null) return undefined;
  if (status === 'sent' && isDisagreed(each))
    return {
      ...{ key: `acceptance disagreed ${id}`, kind: 'acceptance-disagreed', isUrgent: false },
      title: `Niet akkoord met de ${kindNames[kind]}`,
      text: `${signatures.at(-1)?.name ?? name} gaat niet akkoord met het proces-verbaal: bekijk het antwoord.`,
    };
  if (status === 'signed')
    return {
      ...{ key: `acceptance to sign ${id}`, kind: 'acceptance-sign', isUrgent: false },
      title: `Teken de ${kindNames[kind]}`,
      text: `${name} tekende het proces-verbaal. Het telt zodra u zelf tekent.`,
    };
  return undefined;
}

/** All of it was asked, something is not in order, and nothing is written down: paying all of it may count as a yes. */
async function silenceTodos(
  db: Database,
  projectId: number,
  quotes: readonly QuoteContract[],
  all: readonly Acceptance[],
): Promise<Todo[]> {
  const asked = quotes.filter(
    ({ contract }) =>
      contract && totalFromDecimal(contract.billed) > 0n && totalFromDecimal(contract.toBill) === 0n,
  );
  if (asked.length === 0) return [];
  const silent = silentContracts(asked, await listContractPoints(db, projectId), all);
  const names = namesOf(asked);
  return silent.map(({ quote, count }): Todo => {
    const path = acceptancePath(quote.id);
    return {
      ...{ key: `silent acceptance ${quote.id}`, kind: 'silent-acceptance', isUrgent: false },
      title: `Nog geen oplevering: ${names.get(quote.id) ?? 'dit contract'}`,
      text: `${pointsLeft(count)} en alles is gefactureerd. ${silence}: leg eerst vast wat er nog moet gebeuren.`,
      ...{ path, icon: 'time', place: 43, act: { label: 'Opleveren', path } },
    };
  });
}

export const acceptanceTodos: TodoSource = async ({ db, projectId, today }) => {
  const quotes = await listQuoteContracts(db, projectId);
  const all = await listAcceptances(db, { projectId, today });
  const silent = await silenceTodos(db, projectId, quotes, all);
  if (all.length === 0) return silent;
  const names = namesOf(quotes);
  const told = all.flatMap((each): Todo[] => {
    const own = todoOf(each, names.get(each.quoteId) ?? 'dit contract');
    const path = acceptancePath(each.quoteId);
    if (!own) return [];
    const label = own.kind === 'kept-back-free' ? 'Betalen' : 'Oplevering openen';
    return [{ ...own, path, icon: 'time', place: 44, act: { label, path } }];
  });
  return [...told, ...silent];
};

export const acceptancesForGuests: GuestPart = {
  shows: async (db, asked) => ({
    acceptances: (await listForGuest(db, asked)).map((row) => ({
      ...{ id: row.id, title: minutesTitle(row), day: row.day },
      isAnswered: row.signatures.some(
        ({ contactId, sha256 }) => contactId === asked.contactId && sha256 === row.sha256,
      ),
    })),
  }),
};

import type { LogRow } from '#/core/log';
import { totalFromDecimal } from '#/core/money';
import { invoicesPage } from '#/features/papers/invoices/page';
import {
  invoicesOfQuotes,
  type Linked,
  type Moved,
  type Paid,
  paidWith,
  whoPaid,
} from '#/features/papers/invoices/server/standing-store';
import { type Deed, type Doer, defineStanding, type Refusal } from '#/platform/server/standing/rule';

const keysOf = (deeds: readonly { key: string }[]) => deeds.map(({ key }) => key);

const paidByAnother: Refusal = {
  message:
    'Iemand anders noteerde een betaling op deze factuur. Vraag de eigenaar of een bewerker om dit te wijzigen.',
  isForbidden: true,
};

/** Only of who may otherwise change no more than their own. */
function isOfAnother(notedBy: string | number | null | undefined, { role, userId }: Doer): boolean {
  return role === 'collaborator' && String(notedBy) !== String(userId);
}

const cameBackOnIt: Refusal = {
  message:
    'Op deze creditnota kwam al geld terug. Verwijder eerst die betaling, en maak er dan een factuur van.',
};

/** What somebody paid is not turned into something else by who brought in the paper, nor what came back into a debt. */
export const invoiceStanding = defineStanding<Paid>({
  facts: whoPaid,
  refuses: ({ now, next }, { facts: paid, doer }) => {
    const isNoteNoMore = next && now?.kind === 'credit-note' && next.kind !== 'credit-note';
    if (isNoteNoMore && paid && paid.total < 0n) return cameBackOnIt;
    if (!now || !paid?.notedBy.some((notedBy) => isOfAnother(notedBy, doer))) return undefined;
    const isSameFirm = now.contactId === next?.contactId || paid.isSamePayee;
    const isSame = next && now.amount === next.amount && now.quoteId === next.quoteId && isSameFirm;
    return isSame ? undefined : paidByAnother;
  },
});

const whatWasPaid = ['amount', 'date', 'iban', 'invoiceId'] as const;

function isSamePayment(now: LogRow, next: LogRow | null): boolean {
  return next !== null && whatWasPaid.every((column) => now[column] === next[column]);
}

const returnedSince: Refusal = {
  message:
    'Daarna kwam al geld terug: zonder deze betaling zou dat meer zijn dan er betaald is. Verwijder eerst de terugbetaling.',
};
const returnsTooMuch: Refusal = { message: 'Zo zou er meer terugkomen dan er betaald is.' };

/** It takes away of what was paid, or adds to what came back. */
function isLess({ now, next }: Deed): boolean {
  return totalFromDecimal(next?.amount ?? '0.00') < totalFromDecimal(now?.amount ?? '0.00');
}

/** What came back stays no more than what was paid, also where the payment itself goes. */
export const paymentStanding = defineStanding<Moved>({
  facts: paidWith,
  refuses: (deed, { facts: moved, doer, act }) => {
    const { now, next } = deed;
    if (now && isOfAnother(now.notedBy, doer) && !isSamePayment(now, next)) return paidByAnother;
    // With its invoice it comes back as it was.
    if (act.find('invoices', next?.invoiceId)?.now === null) return undefined;
    if (!moved || moved.paid >= moved.least || !isLess(deed)) return undefined;
    return now ? returnedSince : returnsTooMuch;
  },
});

const mostNamed = 10;

/** The quote that invoices are linked to. */
export const quoteOfInvoices = defineStanding<Linked[]>({
  facts: (db, projectId, deeds) => invoicesOfQuotes(db, projectId, keysOf(deeds)),
  refuses: ({ now, next }, { facts: linked = [], doer }) => {
    if (!now || linked.length === 0) return undefined;
    if (!next) {
      const inTheWay = linked.slice(0, mostNamed).map(({ id, invoiceNumber }) => ({
        title: invoiceNumber ? `Factuur ${invoiceNumber}` : 'Factuur zonder nummer',
        href: `${invoicesPage.path}/${id}`,
      }));
      return { message: stillLinked(linked.length), inTheWay };
    }
    const isLeft = now.status === 'accepted' && next.status !== 'accepted';
    if (!isLeft || doer.role !== 'collaborator') return undefined;
    return {
      message:
        'Bij deze offerte zijn facturen. Vraag de eigenaar of een bewerker om haar status te wijzigen.',
      isForbidden: true,
    };
  },
});

function stillLinked(invoices: number): string {
  return invoices === 1
    ? 'Aan deze offerte is 1 factuur gekoppeld. Verwijder die factuur eerst, of koppel ze los.'
    : `Aan deze offerte zijn ${invoices} facturen gekoppeld. Verwijder die facturen eerst, of koppel ze los.`;
}

import { formatEuro, totalFromDecimal } from '#/core/money';
import type { PaperData, PaperField } from '#/features/papers/shared/reading/paper-data';
import type {
  Duplicate,
  EntryKind,
  EntryState,
  InboxEntry,
  SavedKind,
} from '#/features/reading/inbox/contract';

export const kindLabels: Record<EntryKind, string> = {
  quote: 'Offerte',
  invoice: 'Factuur',
  'credit-note': 'Creditnota',
  spreadsheet: 'Rekenblad',
  other: 'Ander papier',
};

export const stateLabels: Record<EntryState, string> = {
  waiting: 'Wacht',
  reading: 'Wordt gelezen',
  ready: 'Klaar om na te kijken',
  failed: 'Niet gelezen',
};

/** What it is proposed to be saved as. */
export function proposedKind(kind: EntryKind | null): SavedKind {
  switch (kind) {
    case 'quote':
    case 'invoice':
    case 'credit-note':
      return kind;
    case 'spreadsheet':
    case 'other':
    case null:
      return 'document';
  }
}

/** 'Dakwerken Coppens bv, F-2026-014, € 1.325,00'. */
export function summaryOf({ data }: Pick<InboxEntry, 'data'>): string {
  if (!data) return '';
  const amount = data.totalAmount && formatEuro(totalFromDecimal(data.totalAmount));
  return [data.companyName, data.number, amount].filter(Boolean).join(', ');
}

const fieldLabels: Partial<Record<PaperField, string>> = {
  companyName: 'het bedrijf',
  addressee: 'op wiens naam het staat',
  number: 'het nummer',
  dueDate: 'de vervaldatum',
  validUntil: 'de geldigheid',
  totalAmount: 'het totaal',
  vatAmount: 'de btw',
  netAmount: 'het bedrag zonder btw',
  iban: 'het rekeningnummer',
  paymentReference: 'de mededeling',
};

const sureEnough = 0.7;

/** What was not read with certainty. */
export function doubtsOf({ found }: Pick<PaperData, 'found'>): string[] {
  return Object.entries(fieldLabels).flatMap(([field, label]) => {
    const confidence = found[field as PaperField]?.confidence;
    return confidence !== undefined && confidence < sureEnough ? [label] : [];
  });
}

const holderWords: Record<Duplicate['kind'], string> = {
  quotes: 'offerte',
  invoices: 'factuur',
  documents: 'document',
  inbox: 'papier in dit postvak',
};

export function duplicateText({ kind, title, reason }: Duplicate): string {
  if (kind === 'inbox' && reason === 'number') {
    return `In dit postvak zit al een papier van dit bedrijf met hetzelfde nummer: ‘${title}’.`;
  }
  return reason === 'file'
    ? `Hetzelfde bestand is er al: ${holderWords[kind]} ‘${title}’.`
    : `Dit bedrijf heeft al een ${holderWords[kind]} met nummer ${title}.`;
}

/** ‘Antwoord op prijsvraag ‘Dak’, van Dakwerken Maes: 12 van de 14 posten.’ */
export function answerText({
  title,
  contactId,
  contacts,
  matched,
  asked,
}: NonNullable<InboxEntry['answer']>): string {
  const of = contacts.find(({ id }) => id === contactId)?.name;
  const count = asked === 1 ? 'de post' : `${matched} van de ${asked} posten`;
  return `Antwoord op prijsvraag ‘${title}’${of ? `, van ${of}` : ''}: ${count}.`;
}

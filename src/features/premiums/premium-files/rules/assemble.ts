import { type Day, daysBetween } from '#/core/day';
import { type Cents, cents, centsFromDecimal, decimalFromCents, sumCents } from '#/core/money';
import type { Simulation } from '#/features/premiums/premies/rules/simulation';
import { countInvoice, problemOfTotal, totalOfParts } from '#/features/premiums/premium-files/rules/counting';
import { daysLeftOf, deadlineOf, lastDayOf } from '#/features/premiums/premium-files/rules/days';
import { expectedPremium } from '#/features/premiums/premium-files/rules/expected';
import { nextStepOf, piecesOf } from '#/features/premiums/premium-files/rules/progress';
import type { PremiumWorkId, WallType } from '#/features/premiums/shared/premies/rules/works';
import type {
  FileInvoice,
  LinkedInvoice,
  PremiumFile,
  PremiumProof,
} from '#/features/premiums/shared/premium-files/contract';
import { changesSince, type FrozenContents } from '#/features/premiums/shared/premium-files/rules/frozen';
import type { ReadInvoice } from '#/features/premiums/shared/premium-files/rules/invoice-checks';
import { isSubmitted, type PremiumFileStatus } from '#/features/premiums/shared/premium-files/rules/statuses';

/** An invoice of the project as a premium file needs it. */
export type SourceInvoice = {
  id: number;
  isCredit: boolean;
  /** Bought in a shop: no premium takes it. */
  isReceipt: boolean;
  /** Given back wholly by credit notes, or one of these: together they are nothing. */
  isNetted: boolean;
  invoiceNumber: string | null;
  invoiceDate: Day | null;
  amount: string;
  netAmount: string | null;
  contractor: { name: string; email: string | null };
  file: { key: string; name: string; mimeType: string; path: string } | null;
};

export type StoredFile = Pick<
  PremiumFile,
  | 'id'
  | 'reference'
  | 'submittedOn'
  | 'decidedOn'
  | 'paidOn'
  | 'grantedAmount'
  | 'paidAmount'
  | 'paidTo'
  | 'notes'
> & {
  work: PremiumWorkId;
  wall: WallType | null;
  status: PremiumFileStatus;
  invoices: readonly LinkedInvoice[];
  readInvoices: readonly ReadInvoice[];
  frozen: FrozenContents | null;
  version: number;
  createdAt: string;
};

export type StoredProof = PremiumProof & { fileKey: string | null };

export type Sources = {
  invoices: ReadonlyMap<number, SourceInvoice>;
  proofs: readonly StoredProof[];
  home: PremiumFile['home'];
  /** Answers of simulations that count, newest first. */
  simulations: readonly Simulation[];
  today: Day;
};

/** What an invoice counts for: what the owner said, or all of it without VAT. A credit note takes off. */
function partOf({ part }: LinkedInvoice, source: SourceInvoice | undefined): Cents {
  if (part !== null) return cents(centsFromDecimal(part) * (source?.isCredit ? -1 : 1));
  return centsFromDecimal(source?.netAmount ?? source?.amount ?? '0.00');
}

function invoiceOf(link: LinkedInvoice, file: StoredFile, { invoices }: Sources, on: Day): FileInvoice {
  const source = invoices.get(link.invoiceId);
  const part = partOf(link, source);
  const invoiceDate = source?.invoiceDate ?? null;
  const read = file.readInvoices.find(
    ({ invoiceId, fileKey }) => invoiceId === link.invoiceId && fileKey === (source?.file?.key ?? null),
  );
  return {
    invoiceId: link.invoiceId,
    invoiceNumber: source?.invoiceNumber ?? null,
    invoiceDate,
    contractor: source?.contractor ?? null,
    part: decimalFromCents(part),
    isWithVat: link.part === null && source !== undefined && source.netAmount === null,
    filePath: source?.file?.path ?? null,
    fileName: source?.file?.name ?? null,
    lastDay: invoiceDate && lastDayOf(invoiceDate),
    ...countInvoice(
      { invoiceDate, part, isGone: source === undefined, isNetted: source?.isNetted ?? false },
      on,
    ),
    checks: read?.checks ?? [],
  };
}

/** What was handed in stays as it was, whatever became of the invoice since: that is told beside it. */
function asHandedIn(invoice: FileInvoice, file: StoredFile, sources: Sources, on: Day): FileInvoice {
  const then = file.frozen?.invoices.find(({ invoiceId }) => invoiceId === invoice.invoiceId);
  if (!then) return invoice;
  const { fileKey, ...told } = then;
  const isSameFile = sources.invoices.get(then.invoiceId)?.file?.key === fileKey;
  return {
    ...invoice,
    ...told,
    isWithVat: invoice.isWithVat && invoice.part === then.part,
    filePath: isSameFile ? invoice.filePath : null,
    lastDay: then.invoiceDate && lastDayOf(then.invoiceDate),
    ...{ daysLeft: daysLeftOf(then.invoiceDate, on), counts: true, reason: null },
  };
}

/** A file as it goes out. Once it is handed in, the day on which that was done decides what counted. */
export function assembleFile(file: StoredFile, sources: Sources): PremiumFile {
  const { readInvoices: _, frozen, invoices: links, ...fields } = file;
  const on = file.submittedOn ?? sources.today;
  const invoices = links.map((link) => asHandedIn(invoiceOf(link, file, sources, on), file, sources, on));
  const home = frozen?.home ?? sources.home;
  const proofs = sources.proofs.filter(({ premiumFileId }) => premiumFileId === file.id);
  const counted = totalOfParts(
    invoices.map(({ part, counts }) => ({ part: centsFromDecimal(part), counts })),
  );
  const total = frozen ? centsFromDecimal(frozen.total) : counted;
  const problem = isSubmitted(file.status) ? null : problemOfTotal(total);
  const deadline = deadlineOf(
    invoices.filter(({ counts }) => counts).map(({ invoiceDate }) => invoiceDate),
    on,
  );
  const counting = invoices.filter(({ counts }) => counts);
  const pieces = piecesOf({
    work: file.work,
    wall: file.wall,
    proofs,
    hasInvoices: counting.length > 0 && counting.every(({ fileName }) => fileName !== null),
    hasEan: home.ean !== null,
  });
  const answers = sources.simulations.find(({ investeringen }) => investeringen[file.work] !== undefined);
  return {
    ...fields,
    invoices,
    deadline,
    daysLeft: deadline && daysBetween(on, deadline),
    total: decimalFromCents(total),
    problem,
    expected: expectedPremium(file.work, total, answers, on),
    proofs: proofs.map(({ fileKey: _key, ...proof }) => proof),
    pieces,
    next: isSubmitted(file.status)
      ? 'Het dossier is ingediend.'
      : nextStepOf({ work: file.work, wall: file.wall, pieces, problem }).text,
    changes: frozen ? changesSince(frozen, contentsOf(file, sources, on)) : [],
    home,
  };
}

/** What is there to be handed in, with the invoices of which it is known that they are there. */
export function contentsOf(
  file: StoredFile,
  sources: Sources,
  on: Day,
): Omit<FrozenContents, 'on' | 'total'> {
  return {
    invoices: file.invoices
      .filter(({ invoiceId }) => sources.invoices.has(invoiceId))
      .map((link) => {
        const { invoiceId, invoiceNumber, invoiceDate, part, fileName } = invoiceOf(link, file, sources, on);
        const fileKey = sources.invoices.get(invoiceId)?.file?.key ?? null;
        return { invoiceId, invoiceNumber, invoiceDate, part, fileKey, fileName };
      }),
    proofs: sources.proofs
      .filter(({ premiumFileId }) => premiumFileId === file.id)
      .map(({ kind, note, fileKey, fileName }) => ({ kind, note, fileKey, fileName })),
    home: sources.home,
  };
}

/** What is handed in on a day: only what counts then. */
export function freeze(file: StoredFile, sources: Sources, on: Day): FrozenContents {
  const { invoices, ...contents } = contentsOf(file, sources, on);
  const counted = invoices.filter(({ invoiceDate }) => (daysLeftOf(invoiceDate, on) ?? -1) >= 0);
  const total = sumCents(counted.map(({ part }) => centsFromDecimal(part)));
  return { on, total: decimalFromCents(total), invoices: counted, ...contents };
}

import { formatDay } from '#/core/day';
import { formatIban } from '#/core/iban';
import { formatEuro, formatEuroRange, totalFromDecimal } from '#/core/money';
import { tellPieces } from '#/features/premiums/premium-files/rules/progress';
import { wallTypeNames, workNames } from '#/features/premiums/shared/premies/rules/works';
import type { FileInvoice, PremiumFile } from '#/features/premiums/shared/premium-files/contract';
import { nameOfInvoice } from '#/features/premiums/shared/premium-files/rules/invoice-name';
import { proofWords } from '#/features/premiums/shared/premium-files/rules/proofs';
import { isSubmitted } from '#/features/premiums/shared/premium-files/rules/statuses';

/** `copy`: what one types over, as the form wants it. */
export type OverviewRow = { label: string; value: string; copy?: string };
export type OverviewSection = { title: string; rows: OverviewRow[] };

const unknown = 'nog in te vullen bij uw woning';
const euro = (decimal: string) => formatEuro(totalFromDecimal(decimal));

/** What one is asked when one applies, in that order, with the answers. */
export function overviewOf(file: PremiumFile): OverviewSection[] {
  const { home } = file;
  return [
    {
      title: '1. Aanvrager en woning',
      rows: [
        { label: 'Aanvragers', value: home.applicants.join(', ') || unknown },
        { label: 'Adres van de werken', value: home.address ?? unknown },
        { label: 'EAN-code elektriciteit', value: home.ean ?? unknown, ...(home.ean && { copy: home.ean }) },
        {
          label: 'Rekeningnummer',
          value: home.iban ? formatIban(home.iban) : unknown,
          ...(home.iban && { copy: home.iban }),
        },
      ],
    },
    {
      title: '2. Werk',
      rows: [
        { label: 'Soort werk', value: workNames[file.work] },
        ...(file.wall ? [{ label: 'Soort muurisolatie', value: wallTypeNames[file.wall] }] : []),
      ],
    },
    { title: '3. Facturen', rows: [...file.invoices.map(invoiceRow), totalRow(file)] },
    {
      title: '4. Stukken',
      rows: [
        { label: 'Volledig', value: tellPieces(file.pieces) },
        ...file.proofs.map(({ kind, note, fileName }) => ({
          label: proofWords[kind].label,
          value: [fileName, note].filter(Boolean).join(', '),
          ...(note && { copy: note }),
        })),
        ...file.pieces
          .filter(({ isThere }) => !isThere)
          .map(({ label }) => ({ label, value: 'ontbreekt nog' })),
      ],
    },
    { title: '5. Verwachte premie', rows: expectedRows(file) },
  ];
}

function invoiceRow(invoice: FileInvoice): OverviewRow {
  const { invoiceDate, contractor, part, reason } = invoice;
  const facts = [
    invoiceDate && formatDay(invoiceDate),
    contractor?.name,
    `${euro(part)}${invoice.isWithVat ? ' (met btw: vul het bedrag zonder btw in)' : ' zonder btw'}`,
    reason,
  ];
  return { label: nameOfInvoice(invoice), value: facts.filter(Boolean).join(', ') };
}

function totalRow({ total, deadline, status }: PremiumFile): OverviewRow {
  const until = deadline && !isSubmitted(status) ? `, aan te vragen tot en met ${formatDay(deadline)}` : '';
  return { label: 'Samen', value: `${euro(total)} zonder btw${until}`, copy: total.replace('.', ',') };
}

function expectedRows({ expected }: PremiumFile): OverviewRow[] {
  if (!expected) return [{ label: 'Premie', value: 'Maak eerst een simulatie voor dit werk.' }];
  const { from, to, explanation } = expected;
  return [
    { label: 'Premie', value: formatEuroRange(totalFromDecimal(from), totalFromDecimal(to)) },
    { label: 'Hoe berekend', value: explanation },
  ];
}

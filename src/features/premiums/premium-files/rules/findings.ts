import { type Found, worstFirst } from '#/core/finding';
import { totalFromDecimal } from '#/core/money';
import type { FileFindingRule } from '#/features/premiums/premium-files/findings-contract';
import type { FileInvoice, PremiumFile } from '#/features/premiums/shared/premium-files/contract';
import { checkLabels } from '#/features/premiums/shared/premium-files/rules/invoice-checks';

type FileFound = Found<FileFindingRule>;

function nameOf({ invoiceNumber, contractor }: FileInvoice): string {
  const number = invoiceNumber ? `Factuur ${invoiceNumber}` : 'Een factuur zonder nummer';
  return contractor ? `${number} van ${contractor.name}` : number;
}

/**
 * What may cost the premium, or a part of it. `found` is what stands open of each invoice; by its place in the file one
 * is known from another of the same amount.
 */
export function findFileFindings(
  { invoices, pieces }: Pick<PremiumFile, 'invoices' | 'pieces'>,
  found: ReadonlyMap<number, readonly Found[]>,
): FileFound[] {
  const told = invoices.flatMap((invoice, at): FileFound[] => {
    const lines = [at];
    const amount = totalFromDecimal(invoice.part);
    if (!invoice.counts) {
      const sentence = `${nameOf(invoice)} telt niet mee: ${invoice.reason ?? 'ze voldoet niet'}.`;
      return [{ rule: 'invoice-left-out', severity: 'warning', sentence, lines, amount }];
    }
    const bad = (found.get(invoice.invoiceId) ?? []).filter(({ severity }) => severity === 'danger');
    const missing = invoice.checks.filter(({ isThere }) => isThere === false);
    return [
      ...(bad.length > 0
        ? [
            {
              ...({ rule: 'invoice-findings', severity: 'danger', lines, amount } as const),
              sentence: `${nameOf(invoice)} klopt misschien niet: ${bad.map(({ sentence }) => sentence).join(' ')}`,
            },
          ]
        : []),
      ...(missing.length > 0
        ? [
            {
              ...({ rule: 'invoice-incomplete', severity: 'warning', lines, amount } as const),
              sentence: `Op ${nameOf(invoice)} vonden we niet: ${missing.map(({ kind }) => checkLabels[kind]).join(', ')}.`,
            },
          ]
        : []),
    ];
  });
  const lacking = pieces.filter(({ isThere }) => !isThere);
  if (lacking.length > 0) {
    const sentence = `Nog niet in het dossier: ${lacking.map(({ label }) => label).join(', ')}.`;
    told.push({ rule: 'pieces-missing', severity: 'warning', sentence, lines: [], amount: null });
  }
  return worstFirst(told);
}

/** Where nothing was found: that nobody looked is another sentence. */
export function nothingFound(invoices: readonly Pick<FileInvoice, 'counts' | 'checks'>[]): string {
  const checks = invoices.filter(({ counts }) => counts).map((each) => each.checks);
  if (checks.every(({ length }) => length === 0)) {
    return 'Er is nog niets nagekeken: laat eerst de facturen nalezen.';
  }
  const isWhole = checks.every((each) => each.length > 0 && each.every(({ isThere }) => isThere === true));
  return isWhole
    ? 'We vonden niets dat niet klopt.'
    : 'We vonden niets dat niet klopt, maar we konden niet alles nakijken.';
}

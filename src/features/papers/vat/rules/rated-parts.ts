import { divideExactly } from '#/core/decimal';
import { type Total, totalFromDecimal } from '#/core/money';
import type { PaperLine, VatLine } from '#/features/papers/shared/contract';
import { placedLines } from '#/features/papers/shared/rules/placed-lines';
import type { RatedPart } from '#/features/work/shared/rules/judge-vat';

export type VatPaper = {
  readonly description: string | null;
  readonly lines: readonly PaperLine[];
  readonly vatLines: readonly VatLine[];
};

/** Asked on account: what it is for stands with the whole paper. */
const onAccount = /\b(?:voorschot|vorderingsstaat|schijf|saldo|termijn|afrekening|acompte)\b/i;

function baseOfVat({ base, amount, rate }: VatLine): Total | undefined {
  if (base !== null) return totalFromDecimal(base);
  if (rate === null || rate === 0) return undefined;
  const hundredths = BigInt(Math.round(rate * 100));
  return divideExactly(totalFromDecimal(amount) * 10_000n, hundredths) as Total;
}

/** By its lines where those tell their rate, or the paper has one rate; else by its VAT lines. */
export function ratedParts({ description, lines, vatLines }: VatPaper): RatedPart[] {
  const rates = [...new Set(vatLines.flatMap(({ rate }) => rate ?? []))];
  const only = rates.length === 1 ? rates[0] : undefined;
  const placed = placedLines({ lines }).filter(({ line }) => line.net !== null);
  const parts = placed.flatMap(({ line, at }): RatedPart[] => {
    const rate = line.vatRate ?? only;
    if (rate === undefined || line.net === null) return [];
    const text = onAccount.test(line.description)
      ? `${line.description} ${description ?? ''}`
      : line.description;
    return [{ text, rate, at, base: totalFromDecimal(line.net) }];
  });
  if (parts.length > 0 && parts.length === placed.length) return parts;
  return vatLines.flatMap((line): RatedPart[] => {
    const base = baseOfVat(line);
    return line.rate === null || base === undefined
      ? []
      : [{ text: description ?? '', rate: line.rate, base, at: null }];
  });
}

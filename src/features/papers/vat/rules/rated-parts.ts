import { divideExactly } from '#/core/decimal';
import { type Total, totalFromDecimal } from '#/core/money';
import { fold } from '#/core/search-text';
import type { PaperLine, VatLine } from '#/features/papers/shared/contract';
import { placedLines } from '#/features/papers/shared/rules/placed-lines';
import { namesLabour, placerOf } from '#/features/work/shared/rules/vat/doing-words';
import type { RatedPart } from '#/features/work/shared/rules/vat/parts';

export type VatPaper = {
  readonly description: string | null;
  readonly lines: readonly PaperLine[];
  readonly vatLines: readonly VatLine[];
  /** Whom it comes from; left out: one who works. */
  readonly contractor?: { readonly isSupplier?: boolean };
};

/** Asked on account: what it is for stands with the whole paper. */
const onAccount = /\b(?:voorschot|vorderingsstaat|schijf|saldo|termijn|afrekening|acompte)\b/i;

function baseOfVat({ base, amount, rate }: VatLine): Total | undefined {
  if (base !== null) return totalFromDecimal(base);
  if (rate === null || rate === 0) return undefined;
  const hundredths = BigInt(Math.round(rate * 100));
  return divideExactly(totalFromDecimal(amount) * 10_000n, hundredths) as Total;
}

/** As the nearest words say: its own, those that it stands under, those of the whole paper. */
function whoPlaces(
  { description, contractor }: Pick<VatPaper, 'description' | 'contractor'>,
  text = '',
  heading = '',
): RatedPart['placedBy'] {
  const own = fold(text);
  const usually = contractor?.isSupplier ? 'supplier' : null;
  const around = [heading, description ?? ''].map((words) => placerOf(fold(words)));
  return placerOf(own) ?? (namesLabour(own) ? 'contractor' : (around[0] ?? around[1] ?? usually));
}

/** By its lines where those tell their rate, or the paper has one rate; else by its VAT lines. */
export function ratedParts({ description, lines, vatLines, contractor }: VatPaper): RatedPart[] {
  const rates = [...new Set(vatLines.flatMap(({ rate }) => rate ?? []))];
  const only = rates.length === 1 ? rates[0] : undefined;
  const placed = placedLines({ lines }).filter(({ line }) => line.net !== null);
  const parts = placed.flatMap(({ line, at }): RatedPart[] => {
    const rate = line.vatRate ?? only;
    if (rate === undefined || line.net === null) return [];
    const heading = lines.slice(0, at).findLast(({ kind }) => kind === 'heading')?.description ?? null;
    const text = onAccount.test(line.description)
      ? `${line.description} ${description ?? ''}`
      : line.description;
    const placedBy = whoPlaces({ description, contractor }, text, heading ?? '');
    return [{ text, rate, at, base: totalFromDecimal(line.net), placedBy, heading }];
  });
  if (parts.length > 0 && parts.length === placed.length) return parts;
  return vatLines.flatMap((line): RatedPart[] => {
    const base = baseOfVat(line);
    if (line.rate === null || base === undefined) return [];
    const placedBy = whoPlaces({ description, contractor });
    return [{ text: description ?? '', rate: line.rate, base, at: null, placedBy, heading: null }];
  });
}

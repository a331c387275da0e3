import type { Label } from '#/features/reading/scan/rules/labels';
import { shareOfRate } from '#/features/reading/scan/rules/numbers';
import type { TotalsRead, VatLine } from '#/features/reading/scan/rules/read-totals';

export type Totals = {
  net: number | undefined;
  vat: number | undefined;
  gross: number | undefined;
  /** Which of them stand on the paper as they are; the others were calculated. */
  read: { net: boolean; vat: boolean; gross: boolean };
  /** How many witnesses agree; two amounts that add up to a third count most. */
  score: number;
  /** Enough of the paper agrees: no need to look at it in another way. */
  isSettled: boolean;
  /** Each was read, together they are a sum, and the tax is right to the cent for each rate. */
  sumsHold: boolean;
};

export type Three = Pick<Totals, 'net' | 'vat' | 'gross'>;

/** A line of the works with its own rate, in hundredths of a per cent. */
export type RatedPart = { rate: number | undefined; cents: number };

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Which of the three stand on the paper, and whether all of it holds to the cent. */
export function withReadings(
  three: Three & Pick<Totals, 'score' | 'isSettled'>,
  { readings, vatLines, rates, isWithoutVat }: TotalsRead,
  parts: readonly RatedPart[],
): Totals {
  const { net, vat, gross } = three;
  const isRead = (cents: number | undefined, ...labels: Label[]) =>
    readings.some((one) => one.cents === cents && one.label !== undefined && labels.includes(one.label));
  const taxed = vatLines.filter(({ rate }) => rate !== undefined);
  const read = {
    net: isRead(net, 'net', 'total', 'subtotal'),
    vat: isRead(vat, 'vat') || (taxed.length > 1 && sum(taxed.map(({ cents }) => cents)) === vat),
    gross: isRead(gross, 'gross', 'total', 'due'),
  };
  const isSum = net !== undefined && vat !== undefined && net + vat === gross;
  // No tax, labelled so, and the paper says why.
  const isUntaxed = vat === 0 && isWithoutVat;
  const sumsHold =
    read.net &&
    read.vat &&
    read.gross &&
    isSum &&
    (isUntaxed || taxHolds({ net, vat }, taxed, rates) || taxHoldsByParts({ net, vat }, parts));
  return { ...three, read, sumsHold };
}

/** The tax of each rate is right to the cent, and what the rates were taken of is all there is. */
function taxHolds(
  { net, vat }: { net: number; vat: number },
  taxed: readonly VatLine[],
  rates: readonly number[],
): boolean {
  if (taxed.length > 0 && sum(taxed.map(({ cents }) => cents)) === vat) {
    if (taxed.every(({ base }) => base !== undefined))
      return (
        sum(taxed.map(({ base = 0 }) => base)) === net &&
        taxed.every(({ rate = 0, base = 0, cents }) => shareOfRate(base, rate) === cents)
      );
    if (taxed.length > 1) return basesFit(net, taxed);
  }
  const [only] = taxed.length === 1 ? taxed.map(({ rate }) => rate) : rates.length === 1 ? rates : [];
  return only !== undefined && shareOfRate(net, only) === vat;
}

/** Each line says its rate: what the lines of a rate make together is its base. */
function taxHoldsByParts({ net, vat }: { net: number; vat: number }, parts: readonly RatedPart[]): boolean {
  if (parts.length === 0 || sum(parts.map(({ cents }) => cents)) !== net) return false;
  const bases = new Map<number, number>();
  for (const { rate, cents } of parts) {
    if (rate === undefined) return false;
    bases.set(rate, (bases.get(rate) ?? 0) + cents);
  }
  return sum([...bases].map(([rate, base]) => shareOfRate(base, rate))) === vat;
}

/** Without printed bases: those that the taxes tell are together the net, but for what rounding hides. */
function basesFit(net: number, taxed: readonly VatLine[]): boolean {
  if (taxed.some(({ rate = 0 }) => rate === 0)) return false;
  const bases = taxed.map(({ rate = 1, cents }) => (cents * 10_000) / rate);
  const room = sum(taxed.map(({ rate = 1 }) => 5_000 / rate));
  return Math.abs(sum(bases) - net) <= room + 1;
}

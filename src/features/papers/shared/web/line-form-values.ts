import { z } from 'zod';
import { decimalFromWhole, exactFromDecimal } from '#/core/decimal';
import {
  type Cents,
  centsFromDecimal,
  decimalFromCents,
  formatEuro,
  type Total,
  totalFromDecimal,
} from '#/core/money';
import { decimalFromQuantity, formatQuantity, quantityFromDecimal, type Thousandths } from '#/core/quantity';
import type { PaperLine, VatLine } from '#/features/papers/shared/contract';
import { lineKinds, lineNet, priceDecimals } from '#/features/papers/shared/rules/lines';
import { centsValue, typedText } from '#/platform/web/form-schema';

const thousandthsValue = z.custom<Thousandths>((value) => Number.isSafeInteger(value));

/** As the fields hold a line: a price in ten-thousandths of a euro. */
export const lineForm = z.object({
  description: typedText(500),
  quantity: thousandthsValue.nullable(),
  unit: typedText(20),
  unitPrice: z.int().nullable(),
  vatRate: z.number().nullable(),
  itemId: z.int().nullable(),
  kind: z.enum(lineKinds),
  net: centsValue.nullable(),
});
export type LineDraft = z.input<typeof lineForm>;

export const vatLineForm = z.object({
  rate: z.number().nullable(),
  base: centsValue.nullable(),
  amount: centsValue.nullable(),
});
export type VatLineDraft = z.input<typeof vatLineForm>;

export const emptyLine: LineDraft = {
  ...{ description: '', quantity: null, unit: '', unitPrice: null },
  ...{ vatRate: null, itemId: null, kind: 'line', net: null },
};

function priceParts(unitPrice: string): number {
  return Number(exactFromDecimal(unitPrice, priceDecimals) ?? 0n);
}

export function draftOfLine(line: PaperLine): LineDraft {
  return {
    ...line,
    quantity: line.quantity === null ? null : quantityFromDecimal(line.quantity),
    unit: line.unit ?? '',
    unitPrice: line.unitPrice === null ? null : priceParts(line.unitPrice),
    net: line.net === null ? null : centsFromDecimal(line.net),
  };
}

export function draftOfVatLine({ rate, base, amount }: VatLine): VatLineDraft {
  return { rate, base: base === null ? null : centsFromDecimal(base), amount: centsFromDecimal(amount) };
}

function decimalOf(value: Cents | null): string | null {
  return value === null ? null : decimalFromCents(value);
}

/** With what it costs, by the rule that the server has. */
export function lineOfDraft(draft: LineDraft): PaperLine {
  const line = {
    ...draft,
    quantity: draft.quantity === null ? null : decimalFromQuantity(draft.quantity),
    unit: draft.unit || null,
    unitPrice:
      draft.unitPrice === null
        ? null
        : decimalFromWhole(draft.unitPrice, priceDecimals).replace(/0{1,2}$/, ''),
    net: decimalOf(draft.net),
  };
  const net = draft.kind === 'heading' ? null : lineNet(line);
  return { ...line, net: net === null ? null : decimalFromCents(net) };
}

export function vatLineOfDraft({ rate, base, amount }: VatLineDraft): VatLine {
  return { rate, base: decimalOf(base), amount: decimalOf(amount) ?? '0.00' };
}

/** '100 m² × € 45,00, 6% btw', as far as it is known. */
export function describeLine({ quantity, unit, unitPrice, vatRate, kind }: PaperLine): string {
  if (kind === 'heading') return 'Titel';
  const count =
    quantity === null ? '' : [formatQuantity(quantityFromDecimal(quantity)), unit].filter(Boolean).join(' ');
  const price = unitPrice === null ? '' : formatPrice(priceParts(unitPrice));
  const rate = vatRate === null ? '' : `${String(vatRate).replace('.', ',')}% btw`;
  const option = kind === 'option' ? 'optie' : '';
  return [[count, price].filter(Boolean).join(' × '), rate, option].filter(Boolean).join(', ');
}

const price = new Intl.NumberFormat('nl-NL', {
  ...{ style: 'currency', currency: 'EUR', minimumFractionDigits: 2, maximumFractionDigits: priceDecimals },
});

function formatPrice(parts: number): string {
  return price.format(parts / 10 ** priceDecimals);
}

export function showNet({ net }: Pick<PaperLine, 'net'>): string {
  return net === null ? '' : formatEuro(totalFromDecimal(net) as Total);
}

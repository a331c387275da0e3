import { plainDecimal } from '#/core/decimal';
import { type DraftIn, draftIn, type PriceDraft } from '#/features/outside/quote-requests/outside-contract';
import type { FrozenItem } from '#/features/outside/quote-requests/prices-contract';

/** The fields of one item on the form, as they were typed. */
export type TypedLine = Record<'unitPrice' | 'vatRate' | 'quantity' | 'included' | 'note', string>;

export type TypedPrices = {
  lines: ReadonlyMap<number, TypedLine>;
  number: string;
  validUntil: string;
  startsWithin: string;
  note: string;
};

const lineFields = ['unitPrice', 'vatRate', 'quantity', 'included', 'note'] as const;

export function fieldName(field: (typeof lineFields)[number], itemId: number): string {
  return `${field}-${itemId}`;
}

const asTyped = (decimal: string | null) => decimal?.replace('.', ',') ?? '';

export function typedOf(items: readonly FrozenItem[], draft: PriceDraft): TypedPrices {
  const known = new Map(draft.lines.map((line) => [line.itemId, line]));
  return {
    lines: new Map(
      items.map((item) => {
        const line = known.get(item.itemId);
        const typed: TypedLine = {
          unitPrice: asTyped(line?.unitPrice ?? null),
          vatRate: String(line?.vatRate ?? item.vatRate),
          quantity: asTyped(line?.quantity ?? null),
          included: line?.included ?? 'yes',
          note: line?.note ?? '',
        };
        return [item.itemId, typed];
      }),
    ),
    ...{ number: draft.number ?? '', validUntil: draft.validUntil ?? '' },
    ...{ startsWithin: draft.startsWithin ?? '', note: draft.note ?? '' },
  };
}

type Form = Readonly<Record<string, unknown>>;
const said = (form: Form, name: string) => (typeof form[name] === 'string' ? String(form[name]) : '');

export function typedInForm(items: readonly FrozenItem[], form: Form): TypedPrices {
  const lineOf = (itemId: number) =>
    Object.fromEntries(lineFields.map((field) => [field, said(form, fieldName(field, itemId))])) as TypedLine;
  return {
    lines: new Map(items.map(({ itemId }) => [itemId, lineOf(itemId)])),
    ...{ number: said(form, 'number'), validUntil: said(form, 'validUntil') },
    ...{ startsWithin: said(form, 'startsWithin'), note: said(form, 'note') },
  };
}

/** Dutch or plain; what is no number is left as it is, for its own sentence. */
const decimal = (typed: string) =>
  typed.trim() === '' ? null : (plainDecimal(typed.trim()) ?? typed.trim());

/** An item of which nothing was said is no line. */
function isSaid({ unitPrice, quantity, included, note }: TypedLine): boolean {
  return `${unitPrice}${quantity}${note}`.trim() !== '' || included === 'no' || included === 'in-other';
}

/** By the item that it is about and what was wrong with it. */
export type Faults = ReadonlyMap<string, string>;

type Wrong = { path: string; message: string };

/** What is wrong, at the cells that it is about: the lines are those that were sent. */
export function cellFaults(wrong: readonly Wrong[], lines: readonly { itemId: number }[]): Faults {
  return new Map(
    wrong.map(({ path, message }) => {
      const [first = '', index, field] = path.split('.');
      const itemId = first === 'lines' ? lines[Number(index)]?.itemId : undefined;
      return [itemId === undefined ? first : `${field}-${itemId}`, message];
    }),
  );
}

export function readTyped(
  typed: TypedPrices,
  version: number,
): { ok: true; draft: DraftIn } | { ok: false; faults: Faults; message: string } {
  const lines = [...typed.lines].filter(([, line]) => isSaid(line));
  const read = draftIn.safeParse({
    version,
    ...{ number: typed.number, validUntil: typed.validUntil },
    ...{ startsWithin: typed.startsWithin, note: typed.note },
    lines: lines.map(([itemId, line]) => ({
      ...{ itemId, note: line.note, included: line.included || 'yes' },
      unitPrice: decimal(line.unitPrice),
      quantity: decimal(line.quantity),
      vatRate: line.vatRate === '' ? null : Number(line.vatRate),
    })),
  });
  if (read.success) return { ok: true, draft: read.data };
  const faults = cellFaults(
    read.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
    lines.map(([itemId]) => ({ itemId })),
  );
  return { ok: false, faults, message: read.error.issues[0]?.message ?? '' };
}

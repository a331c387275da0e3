import { z } from 'zod';
import { centsFromDecimal, decimalFromCents } from '#/core/money';
import type { Paper } from '#/features/papers/shared/contract';
import type { PaperData } from '#/features/papers/shared/reading/paper-data';
import { linesNet } from '#/features/papers/shared/rules/lines';
import type { ReadSender } from '#/features/papers/shared/rules/sender';
import {
  draftOfLine,
  draftOfVatLine,
  lineForm,
  lineOfDraft,
  vatLineForm,
  vatLineOfDraft,
} from '#/features/papers/shared/web/line-form-values';
import type { SuggestedContact } from '#/features/work/shared/contacts/web/suggested-contact';
import { centsValue, filled, typedText } from '#/platform/web/form-schema';

export const paperForm = z.object({
  contactId: filled(z.int(), 'Kies een contact.'),
  category: z.string(),
  description: typedText(2_000),
  amount: filled(centsValue, 'Vul een bedrag in.'),
  netAmount: centsValue.nullable(),
  lines: z.array(lineForm),
  vatLines: z.array(vatLineForm),
  notes: typedText(4_000),
});

/** As the fields hold it: contact and amount may still be missing. */
export type PaperDraft = z.input<typeof paperForm>;

export const emptyPaper: PaperDraft = {
  contactId: null,
  category: '',
  description: '',
  amount: null,
  netAmount: null,
  lines: [],
  vatLines: [],
  notes: '',
};

export function draftOfPaper(paper: Paper): PaperDraft {
  const { contactId, category, description, amount, netAmount, lines, vatLines, notes } = paper;
  return {
    contactId,
    category: category ?? '',
    description: description ?? '',
    amount: centsFromDecimal(amount),
    netAmount: netAmount === null ? null : centsFromDecimal(netAmount),
    lines: lines.map(draftOfLine),
    vatLines: vatLines.map(draftOfVatLine),
    notes: notes ?? '',
  };
}

/** What a paper says of who sent it, for the form of a contact. */
export function suggestedOf(read: ReadSender): SuggestedContact {
  const { companyName, contactPerson, email, phone, enterpriseNumber, iban } = read;
  const known = { company: companyName, email, phone, enterpriseNumber, iban };
  const filled = Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return { name: contactPerson ?? companyName ?? '', ...Object.fromEntries(filled) };
}

/** What was read of its lines, its net amount and its VAT. */
export function contentsOfRead({
  items,
  netAmount,
  vatLines,
}: Pick<PaperData, 'items' | 'netAmount' | 'vatLines'>): Contents {
  return {
    netAmount: netAmount === null ? null : centsFromDecimal(netAmount),
    lines: items.slice(0, mostLines).map((item) =>
      draftOfLine({
        ...{ description: item.description.slice(0, 500), quantity: directed(item), unit: item.unit },
        ...{
          unitPrice: item.unitPrice,
          vatRate: item.vatRate,
          itemId: null,
          kind: 'line',
          net: item.totalPrice,
        },
      }),
    ),
    vatLines: vatLines.map(draftOfVatLine),
  };
}

const mostLines = 500;

/** Of what is given back a paper tells the quantity above zero and the amount below: the amount decides. */
function directed({ quantity, unitPrice, totalPrice }: PaperData['items'][number]): string | null {
  if (quantity === null || unitPrice === null || totalPrice === null) return quantity;
  const isBack = totalPrice.startsWith('-') !== unitPrice.startsWith('-');
  const bare = quantity.replace(/^-/, '');
  return isBack && Number(totalPrice) !== 0 ? `-${bare}` : quantity;
}

type Contents = Pick<PaperDraft, 'netAmount' | 'lines' | 'vatLines'>;

/** What stands on a paper, with sums above zero or below: nobody types a minus before each line of a credit note. */
export function facing({ netAmount, lines, vatLines }: Contents, sign: 1 | -1): Contents {
  const isTurned = (sum: bigint | number) => (sign > 0 ? sum < 0 : sum > 0);
  const turn = <Value extends number>(value: Value | null) =>
    value === null || value === 0 ? value : (-value as Value);
  const vat = vatLines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return {
    netAmount: isTurned(netAmount ?? 0) ? turn(netAmount) : netAmount,
    lines: isTurned(linesNet(lines.map(lineOfDraft)))
      ? lines.map((line) => ({ ...line, quantity: turn(line.quantity), net: turn(line.net) }))
      : lines,
    vatLines: isTurned(vat)
      ? vatLines.map((line) => ({ ...line, base: turn(line.base), amount: turn(line.amount) }))
      : vatLines,
  };
}

/** What stands on the paper as it is sent; a line with nothing in it was only begun. */
export function contentsOf({ netAmount, lines, vatLines }: Contents) {
  return {
    netAmount: netAmount === null ? null : decimalFromCents(netAmount),
    lines: lines
      .map(lineOfDraft)
      .filter(({ description, net, quantity }) => description !== '' || net !== null || quantity !== null),
    vatLines: vatLines.filter(({ amount }) => amount !== null).map(vatLineOfDraft),
  };
}

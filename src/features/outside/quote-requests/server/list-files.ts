import { day, formatDayLong } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { PriceDraft } from '#/features/outside/quote-requests/outside-contract';
import {
  includedLabels,
  itemWords,
  type ListField,
  type ListFor,
  listCode,
  listFields,
  listHeaders,
  listIntro,
  type PriceList,
  quantityWords,
  senderLabels,
} from '#/features/outside/quote-requests/rules/price-list';
import { countLines, isPriced, lineNet, sumPrices } from '#/features/outside/quote-requests/rules/sums';
import type { OutCell } from '#/features/work/shared/meetstaat/server/out-cell';
import { writeWorkbook } from '#/features/work/shared/meetstaat/server/workbook';
import type { PdfSection, PdfTable } from '#/platform/server/pdf/content';
import { makePdf } from '#/platform/server/pdf/make-pdf';

const widths: Record<ListField, number> = {
  ...{ number: 6, category: 14, description: 60, quantity: 13, unit: 10 },
  ...{ unitPrice: 16, vatRate: 8, total: 16, included: 16, note: 40 },
};
const letterOf = (field: ListField) => String.fromCharCode(65 + listFields.indexOf(field));

function rowOf(item: PriceList['items'][number], row: number, draft: PriceDraft | undefined): OutCell[] {
  const line = draft?.lines.find(({ itemId }) => itemId === item.itemId);
  const price = letterOf('unitPrice');
  const formula = `IF(${price}${row}="","",ROUND(${letterOf('quantity')}${row}*${price}${row},2))`;
  const cells: Record<ListField, OutCell> = {
    number: { number: String(item.number), style: 'text' },
    category: { text: item.category },
    description: { text: itemWords(item) },
    quantity: { number: line?.quantity ?? item.quantity, style: 'quantity' },
    unit: { text: item.unit },
    unitPrice: line?.unitPrice ? { number: line.unitPrice, style: 'money' } : undefined,
    vatRate: { number: String(line?.vatRate ?? item.vatRate), style: 'quantity' },
    total: { formula, value: '', style: 'money' },
    included: { text: includedLabels[line?.included ?? 'yes'] },
    note: line?.note ? { text: line.note } : undefined,
  };
  return listFields.map((field) => cells[field]);
}

/** The list with room for prices, which is read back by the numbers in its first column. */
export function listWorkbook(list: PriceList, to: ListFor, draft?: PriceDraft): Uint8Array {
  const header = listFields.map((field) => ({ text: listHeaders[field], style: 'header' as const }));
  const last = list.items.length + 1;
  const column = (field: ListField) => `${letterOf(field)}2:${letterOf(field)}${last}`;
  return writeWorkbook([
    {
      name: listCode(list.id),
      widths: listFields.map((field) => widths[field]),
      rows: [header, ...list.items.map((item, index) => rowOf(item, index + 2, draft))],
      frozenHeader: true,
      validations: [
        { range: column('unitPrice'), atLeastZero: true, message: 'Vul een prijs in van 0 of meer.' },
        { range: column('quantity'), atLeastZero: true, message: 'Vul een hoeveelheid in van 0 of meer.' },
        {
          range: column('included'),
          oneOf: Object.values(includedLabels),
          message: 'Kies ja, nee of in andere post.',
        },
      ],
    },
    {
      name: 'Uitleg',
      widths: [100, 40],
      rows: [
        [{ text: list.title, style: 'strong' }],
        ...listIntro(list, to).map((text) => [{ text }]),
        ...senderLabels.map((text, index) => [
          { text },
          index === 0 && to.contractor ? { text: to.contractor } : undefined,
        ]),
      ],
    },
  ]);
}

const columns: PdfTable['columns'] = [
  { title: 'Nr.', share: 0.06 },
  { title: 'Omschrijving', share: 0.4 },
  { title: 'Hoeveelheid', share: 0.16, align: 'end' },
  { title: 'Prijs', share: 0.15, align: 'end' },
  { title: 'Btw', share: 0.07, align: 'end' },
  { title: 'Totaal', share: 0.16, align: 'end' },
];

/** Filled in by hand, or typed over in a program of one’s own. */
export function listPdf(list: PriceList, to: ListFor, madeAt: Date): Promise<Uint8Array> {
  const rows = list.items.map((item) => ({
    cells: [String(item.number), itemWords(item), quantityWords(item), '', `${item.vatRate}%`, ''],
  }));
  return makePdf({
    title: `${list.title} (${listCode(list.id)})`,
    sections: [
      { lines: listIntro(list, to) },
      {
        lines: senderLabels.map(
          (label, index) => `${label}: ${(index === 0 && to.contractor) || '……………………'}`,
        ),
      },
      { table: { columns, rows } },
    ],
    madeAt,
  });
}

const euro = (amount: string) => formatEuro(totalFromDecimal(amount));

export type Submitted = {
  contractor: string;
  /** Who handed it in, and under whose eyes. */
  by: string;
  /** Long, with its time. */
  at: string;
};

/** What was handed in, as it was. The same words always make the same bytes. */
export function frozenPricesPdf(
  list: PriceList,
  project: string,
  { draft, submitted, madeAt }: { draft: PriceDraft; submitted: Submitted; madeAt: Date },
): Promise<Uint8Array> {
  const lines = countLines(list.items, draft.lines);
  const rows = lines.filter(isPriced).map((line) => ({
    cells: [
      ...[String(line.item.number), itemWords(line.item)],
      quantityWords({ quantity: line.counted.quantity, unit: line.item.unit }),
      `€ ${line.unitPrice.replace('.', ',')}`,
      `${line.counted.vatRate}%`,
      formatEuro(lineNet(line)),
    ],
  }));
  const apart = lines.filter(({ included }) => included !== 'yes');
  const noted = lines.filter(({ note }) => note !== null);
  const sums = sumPrices(list.items, draft.lines);
  const sections: PdfSection[] = [
    {
      lines: [
        `Aannemer: ${submitted.contractor}`,
        `Werf: ${project}`,
        ...(draft.number ? [`Uw nummer: ${draft.number}`] : []),
        ...(draft.validUntil ? [`Geldig tot en met ${formatDayLong(day(draft.validUntil))}`] : []),
        ...(draft.startsWithin ? [`Kan beginnen: ${draft.startsWithin}`] : []),
        ...(draft.note ? [draft.note] : []),
      ],
    },
    { heading: 'Prijzen zonder btw', table: { columns, rows } },
    ...(apart.length > 0
      ? [
          {
            heading: 'Zonder eigen prijs',
            lines: apart.map(
              ({ item, included }) =>
                `${item.number}. ${itemWords(item)}: ${included === 'no' ? 'niet inbegrepen' : 'inbegrepen in een andere post'}`,
            ),
          },
        ]
      : []),
    ...(noted.length > 0
      ? [{ heading: 'Opmerkingen', lines: noted.map(({ item, note }) => `${item.number}. ${note}`) }]
      : []),
    {
      heading: 'Totaal',
      lines: [`Zonder btw: ${euro(sums.net)}`, `Btw: ${euro(sums.vat)}`, `Met btw: ${euro(sums.total)}`],
    },
    { heading: 'Ingediend', lines: [`Door ${submitted.by} op ${submitted.at}`] },
  ];
  return makePdf({ title: `Prijs van ${submitted.contractor}: ${list.title}`, sections, madeAt });
}

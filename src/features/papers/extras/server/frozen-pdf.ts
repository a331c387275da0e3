import { dayAt, formatDayLong } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';
import type { Asked } from '#/features/papers/extras/server/approval-store';
import type { PaperLine } from '#/features/papers/shared/contract';
import { daysText, decisionWay, extraName } from '#/features/papers/shared/extras/rules/statuses';
import { vatOfExtra } from '#/features/papers/shared/extras/rules/totals';
import type { PdfSection } from '#/platform/server/pdf/content';
import { makePdf } from '#/platform/server/pdf/make-pdf';

const time = new Intl.DateTimeFormat('nl-BE', {
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: 'Europe/Brussels' },
});

/** '16 november 2026 om 09:12:05 (Brussel)'. */
export function momentText(moment: string): string {
  const at = new Date(moment);
  return `${formatDayLong(dayAt(at))} om ${time.format(at)} (Brussel)`;
}

function euro(amount: string): string {
  return formatEuro(totalFromDecimal(amount));
}

function rateText(rate: number): string {
  return `${String(rate).replace('.', ',')}%`;
}

/** '2 st × € 450,00'; empty where a line has no quantity or price. */
export function lineCount({ quantity, unit, unitPrice }: Pick<PaperLine, 'quantity' | 'unit' | 'unitPrice'>) {
  if (quantity === null) return '';
  const count = [formatQuantity(quantityFromDecimal(quantity)), unit].filter(Boolean).join(' ');
  return unitPrice === null ? count : `${count} × € ${unitPrice.replace('.', ',')}`;
}

function lineText(line: PaperLine): string {
  if (line.kind === 'heading') return line.description;
  const count = lineCount(line);
  const price = line.net === null ? '' : euro(line.net);
  const rate = line.vatRate === null ? '' : `btw ${rateText(line.vatRate)}`;
  const kind = line.kind === 'option' ? 'optie, telt niet mee' : '';
  return [line.description, count, price, rate, kind].filter(Boolean).join(' · ');
}

/** What both sides agreed on, with who said so and when. The same words always make the same bytes. */
export function frozenPdf(
  asked: Asked,
  by: { name: string; at: string; as: string | null },
): Promise<Uint8Array> {
  const { extra, quote, contractor } = asked;
  const what = extraName(extra);
  const of = [quote.number, quote.description].filter(Boolean).join(': ');
  const sections: PdfSection[] = [
    {
      lines: [
        `Aannemer: ${contractor}`,
        ...(of ? [`Bij offerte: ${of}`] : []),
        ...(extra.reason ? [`Reden: ${extra.reason}`] : []),
        ...(extra.days === 0 ? [] : [`Termijn: ${daysText(extra.days)}`]),
        `Versie: ${extra.version}`,
      ],
    },
    ...(extra.lines.length > 0 ? [{ heading: 'Werken', lines: extra.lines.map(lineText) }] : []),
    {
      heading: 'Bedrag',
      lines: [
        `Zonder btw: ${euro(extra.net)}`,
        ...vatOfExtra(extra.lines).map(
          ({ rate, base, amount }) => `Btw ${rateText(rate)} op ${formatEuro(base)}: ${formatEuro(amount)}`,
        ),
        `Met btw: ${euro(extra.total)}`,
      ],
    },
    {
      heading: 'Akkoord',
      lines: [
        `Gevraagd door ${extra.sentBy ?? ''} op ${momentText(extra.sentAt ?? by.at)}`,
        `Goedgekeurd op ${momentText(by.at)} ${decisionWay({ ...extra, decidedBy: by.name, decidedAs: by.as })}`,
      ],
    },
  ];
  const title = `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${extra.title}`;
  return makePdf({ title, sections, madeAt: new Date(by.at) });
}

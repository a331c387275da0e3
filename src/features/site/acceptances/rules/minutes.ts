import { type Day, formatDayLong } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { amountTable, type Report, type ReportPicture, type ReportSection } from '#/core/report';
import type { AcceptanceFields, AcceptanceKind } from '#/features/site/acceptances/contract';
import { placesToSign } from '#/features/site/acceptances/rules/places-to-sign';
import {
  capital,
  kindNames,
  meaningOf,
  outcomeLabels,
  plainSignature,
} from '#/features/site/acceptances/rules/words';

export type MinutesPoint = {
  number: number;
  text: string;
  room: string | null;
  foundOn: Day;
  dueDate: Day | null;
  pictures: readonly ReportPicture[];
};

export type Minutes = AcceptanceFields & {
  kind: AcceptanceKind;
  day: Day;
  keptUntil: Day | null;
  project: string;
  owner: string;
  contractor: string;
  /** Its number and what it is about. */
  contract: string;
  quoted: string;
  sum: string;
  billed: string;
  paid: string;
  points: readonly MinutesPoint[];
  clearRooms: readonly string[];
};

const euro = (decimal: string) => formatEuro(totalFromDecimal(decimal));
const mostPictures = 60;

export function minutesTitle({ kind }: { kind: AcceptanceKind }): string {
  return `Proces-verbaal van ${kind === 'single' ? 'oplevering' : `de ${kindNames[kind]}`}`;
}

function partiesOf({ project, owner, contractor, contract, day, present, kind }: Minutes): ReportSection {
  return {
    lines: [
      `Werf: ${project}`,
      `Bouwheer: ${owner}`,
      `Aannemer: ${contractor}`,
      `Contract: ${contract}`,
      `${capital(kindNames[kind])} op ${formatDayLong(day)}`,
      `Aanwezig: ${present.length > 0 ? present.join(', ') : 'niet genoteerd'}`,
    ],
  };
}

function moneyOf({ quoted, sum, billed, paid }: Minutes): ReportSection {
  const more = totalFromDecimal(sum) - totalFromDecimal(quoted);
  return {
    heading: 'Het contract in bedragen, met btw',
    table: amountTable([
      ['Offerte', euro(quoted)],
      ...(more === 0n ? [] : [['Goedgekeurd meer- en minwerk', formatEuro(more as never)] as const]),
      ['Contractsom', euro(sum)],
      ['Gefactureerd', euro(billed)],
      ['Betaald', euro(paid)],
    ]),
  };
}

function outcomeOf({ outcome, reason, keptBack, keptUntil }: Minutes): ReportSection {
  const until = keptUntil ? ` tot ${formatDayLong(keptUntil)}` : '';
  const kept =
    keptBack && totalFromDecimal(keptBack) > 0n
      ? `Ingehouden: ${euro(keptBack)}${until}, of tot alle punten hierboven in orde zijn.`
      : 'Er wordt niets ingehouden.';
  return {
    heading: 'Uitkomst',
    lines: [outcomeLabels[outcome], ...(reason ? [`Reden: ${reason}`] : []), kept],
  };
}

function pointSection(point: MinutesPoint, pictures: readonly ReportPicture[]): ReportSection {
  const { number, text, room, foundOn, dueDate } = point;
  return {
    heading: `Punt ${number}`,
    lines: [
      text,
      ...(room ? [`Ruimte: ${room}`] : []),
      `Vastgesteld op ${formatDayLong(foundOn)}`,
      dueDate ? `Te herstellen tegen ${formatDayLong(dueDate)}` : 'Nog zonder dag van herstel',
    ],
    pictures,
  };
}

function pointsOf({ points, clearRooms }: Minutes): ReportSection[] {
  let left = mostPictures;
  const told = points.map((point) => {
    const pictures = point.pictures.slice(0, left);
    left -= pictures.length;
    return pointSection(point, pictures);
  });
  const none = points.length === 0 ? ['Er zijn geen punten: bij de rondgang viel niets op te merken.'] : [];
  const clear = clearRooms.length > 0 ? [`Niets op te merken in: ${clearRooms.join(', ')}.`] : [];
  const count = points.length === 0 ? [] : [points.length === 1 ? '1 punt.' : `${points.length} punten.`];
  return [{ heading: 'Punten', lines: [...count, ...none, ...clear] }, ...told];
}

/** All that both sides agree on: what stands here is frozen when it is sent. */
export function minutesReport(minutes: Minutes): Report {
  return {
    title: minutesTitle(minutes),
    sections: [
      partiesOf(minutes),
      moneyOf(minutes),
      ...pointsOf(minutes),
      outcomeOf(minutes),
      ...(minutes.remarks ? [{ heading: 'Opmerkingen', lines: [minutes.remarks] }] : []),
      { heading: 'Wat tekenen betekent', lines: [...meaningOf(minutes), plainSignature] },
      {
        heading: 'Handtekeningen op papier',
        lines: placesToSign,
      },
    ],
  };
}

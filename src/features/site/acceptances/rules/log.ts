import { formatDay, isDay } from '#/core/day';
import { euroOf, type LogRow, type LogSentences, wordFrom } from '#/core/log';
import { markedAs } from '#/features/outside/shared/links/rules/marked-as';
import { kindNames, outcomeLabels, statusLabels } from '#/features/site/acceptances/rules/words';

const dayWords = (value: string) => (isDay(value) ? formatDay(value) : value);
const kindOf = ({ kind }: LogRow) =>
  (kindNames as Readonly<Record<string, string>>)[kind ?? ''] ?? 'oplevering';

function name(row: LogRow): string {
  return row.day ? `de ${kindOf(row)} van ${dayWords(row.day)}` : 'een oplevering';
}

type Signed = { name?: string; contactId?: number | null; answer?: string; as?: string | null };

function lastOf({ signatures }: LogRow): Signed | undefined {
  const read: unknown = JSON.parse(signatures ?? '[]');
  return Array.isArray(read) ? (read.at(-1) as Signed | undefined) : undefined;
}

const answerWords: Readonly<Record<string, string>> = {
  agree: 'ging akkoord met',
  'agree-with-remark': 'ging akkoord, met een opmerking, met',
  disagree: 'ging niet akkoord met',
};

function deed(before: LogRow, after: LogRow): string | undefined {
  if (before.signatures !== after.signatures)
    return `${answerWords[lastOf(after)?.answer ?? ''] ?? 'antwoordde op'} het proces-verbaal van ${name(after)}`;
  if (before.addenda !== after.addenda) return `schreef een addendum bij ${name(after)}`;
  if (before.paperId === null && after.paperId !== null)
    return `laadde het getekende proces-verbaal op van ${name(after)}`;
  if (before.releasedOn === null && after.releasedOn !== null)
    return `gaf vrij wat ingehouden was bij ${name(after)}, ${euroOf(after.keptBack)}`;
  if (before.status !== 'sent' && after.status === 'sent')
    return `verstuurde het proces-verbaal van ${name(after)}`;
  return undefined;
}

/** Those that stand in the log as a list of numbers or names. */
function countWords(one: string, many: string): (value: string) => string {
  return (value) => {
    const read: unknown = JSON.parse(value);
    const count = Array.isArray(read) ? read.length : 0;
    return count === 1 ? `1 ${one}` : `${count} ${many}`;
  };
}

function namesOf(value: string): string {
  const read: unknown = JSON.parse(value);
  return Array.isArray(read) ? read.join(', ') : value;
}

export const acceptanceLog: LogSentences = {
  any: 'een oplevering',
  name,
  deed,
  outsider: (before, after) => {
    const last = before && before.signatures !== after.signatures ? lastOf(after) : undefined;
    return last?.contactId ? markedAs(last.name ?? '', last.as ?? null) : undefined;
  },
  values: {
    kind: wordFrom(kindNames),
    outcome: wordFrom(outcomeLabels),
    status: wordFrom(statusLabels),
    keptBack: euroOf,
    ...{ day: dayWords, keptUntil: dayWords, finalOn: dayWords, releasedOn: dayWords },
    ...{ liabilityUntil: dayWords, goodsDeliveredOn: dayWords },
    pointIds: countWords('punt', 'punten'),
    clearRoomIds: countWords('ruimte', 'ruimtes'),
    addenda: countWords('addendum', 'addenda'),
    signatures: countWords('antwoord', 'antwoorden'),
    present: namesOf,
    startsLiability: (value) => (value === 'true' ? 'ja' : 'nee'),
  },
};

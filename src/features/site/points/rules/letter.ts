import { type Day, formatDayLong } from '#/core/day';
import type { ReadyMail } from '#/core/ready-mail';

type Repairs = {
  contact: { name: string; email: string | null };
  project: string;
  points: readonly { number: number; text: string; foundOn: Day; dueDate: Day | null; room: string | null }[];
};

function lineOf({ number, text, foundOn, dueDate, room }: Repairs['points'][number]): string {
  const where = room ? ` (${room})` : '';
  const until = dueDate ? `, graag hersteld tegen ${formatDayLong(dueDate)}` : '';
  return `Punt ${number}${where}: ${text.replaceAll('\n', ' ')}. Vastgesteld op ${formatDayLong(foundOn)}${until}.`;
}

/** The letter in which who did the work is asked to put it right: they get the chance first. */
export function repairMail({ contact, project, points }: Repairs): ReadyMail {
  const isOne = points.length === 1;
  return {
    to: contact.email ?? '',
    subject: isOne
      ? `Te herstellen: punt ${points[0]?.number}, ${project}`
      : `Te herstellen punten, ${project}`,
    body: [
      `Beste ${contact.name},`,
      `Op onze werf (${project}) stelde ik ${isOne ? 'dit' : 'het volgende'} vast:`,
      points.map(lineOf).join('\n'),
      'Wilt u laten weten wanneer u dit herstelt? U kunt hiervoor langskomen na afspraak. Herstelt u dit niet binnen een redelijke termijn, dan behoud ik mij alle rechten voor.',
      'Met vriendelijke groeten',
    ].join('\n\n'),
  };
}

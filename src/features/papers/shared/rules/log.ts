import { z } from 'zod';
import { formatDay, isDay } from '#/core/day';
import { euroOf } from '#/core/log';

const lines = z.array(z.object({ description: z.string(), net: z.string().nullable() }));
const vatLines = z.array(z.object({ rate: z.number().nullable(), amount: z.string() }));

/** For the log: 'Pannen € 4.500,00, Afvoer € 250,00'. */
export function linesText(json: string): string {
  const read = lines.safeParse(JSON.parse(json));
  if (!read.success) return '';
  return read.data
    .map(({ description, net }) => [description, net && euroOf(net)].filter(Boolean).join(' '))
    .join(', ');
}

/** '6% € 270,00, 21% € 21,00'. */
export function vatLinesText(json: string): string {
  const read = vatLines.safeParse(JSON.parse(json));
  if (!read.success) return '';
  return read.data
    .map(({ rate, amount }) =>
      [rate === null ? '' : `${String(rate).replace('.', ',')}%`, euroOf(amount)].filter(Boolean).join(' '),
    )
    .join(', ');
}

const reasons = z.array(z.object({ rule: z.string(), reason: z.string() }));

/** Of what was found: why it is in order. */
export function setAsideText(json: string): string {
  const read = reasons.safeParse(JSON.parse(json));
  return read.success ? [...new Set(read.data.map(({ reason }) => reason))].join(', ') : '';
}

const questions = z.array(z.object({ until: z.string().refine(isDay) }));

/** 'antwoord tegen 3/12/2026'. */
export function askedText(json: string): string {
  const read = questions.safeParse(JSON.parse(json));
  if (!read.success) return '';
  return [...new Set(read.data.map(({ until }) => `antwoord tegen ${formatDay(until)}`))].join(', ');
}

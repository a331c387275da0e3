import { z } from 'zod';
import { type Day, dayAt, formatDayLong } from '#/core/day';
import type { Report } from '#/core/report';
import { id, moment } from '#/core/shapes';
import { type Minutes, minutesTitle } from '#/features/site/acceptances/rules/minutes';
import { placesToSign } from '#/features/site/acceptances/rules/places-to-sign';

/** What was added to minutes that are signed: a page of its own, which never changes either. */
export const storedAddendum = z.object({
  number: z.int(),
  at: moment,
  by: z.string(),
  text: z.string(),
  documentId: id,
  sha256: z.string(),
});
export type StoredAddendum = z.infer<typeof storedAddendum>;

export const mostAddenda = 20;

export function addendumTitle(number: number, { kind }: Pick<Minutes, 'kind'>): string {
  const minutes = minutesTitle({ kind });
  return `Addendum ${number} bij het ${minutes.charAt(0).toLowerCase()}${minutes.slice(1)}`;
}

type Parties = Pick<Minutes, 'kind' | 'day' | 'project' | 'owner' | 'contractor' | 'contract'>;
type WrittenAddendum = Parties & { number: number; text: string; by: string; at: Date; sha256: string };

export function addendumReport(told: WrittenAddendum): Report {
  const { number, text, by, at, day, sha256 } = told;
  const written: Day = dayAt(at);
  return {
    title: addendumTitle(number, told),
    sections: [
      {
        lines: [
          `Werf: ${told.project}`,
          `Bouwheer: ${told.owner}`,
          `Aannemer: ${told.contractor}`,
          `Contract: ${told.contract}`,
          `Hoort bij het ${minutesTitle(told).toLowerCase()} van ${formatDayLong(day)}`,
          `Vingerafdruk van dat proces-verbaal (SHA-256): ${sha256}`,
        ],
      },
      { heading: 'Wat erbij komt', lines: text.split('\n') },
      {
        lines: [
          `Genoteerd door ${by} op ${formatDayLong(written)}.`,
          'Het getekende proces-verbaal zelf blijft zoals het is.',
        ],
      },
      {
        heading: 'Voor akkoord, op papier',
        lines: placesToSign,
      },
    ],
  };
}

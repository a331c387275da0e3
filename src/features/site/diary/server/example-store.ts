import type { DayOffset } from '#/core/day';
import { writtenAfter } from '#/features/site/diary/rules/written';
import { diaryDays } from '#/features/site/diary/server/tables';
import type { ContactKey } from '#/features/work/shared/example/contacts';
import type { ExamplePart } from '#/platform/server/ports/example';

type ExampleDay = { on: DayOffset; text: string; weather?: string; present: readonly ContactKey[] };

const days: readonly ExampleDay[] = [
  {
    on: -84,
    text: 'Onderdak ligt volledig dicht. Dakwerker toonde twee rotte kepers, die worden mee vervangen.',
    ...{ weather: 'Droog, veel wind', present: ['roofer'] },
  },
  {
    on: -11,
    text: 'Ramen van de voorgevel zijn geleverd en nagemeten, allemaal juist.',
    ...{ weather: 'Regen in de namiddag', present: ['windows', 'electrician'] },
  },
  {
    on: -1,
    text: 'Foto’s gemaakt van alle leidingen op de verdieping.\nStopcontact bij het bed verplaatst, zonder meerprijs.',
    present: ['electrician', 'plumber'],
  },
];

export const diaryExample: ExamplePart = {
  after: ['contacts', 'planning'],
  write: async ({ db, projectId, ownerId, on, idOf }) => {
    await db.insert(diaryDays).values(
      days.map(({ on: offset, text, weather = null, present }) => {
        const day = on(offset);
        const at = new Date(`${day}T17:00:00Z`).toISOString();
        return {
          ...{ projectId, createdBy: ownerId, day, text, weather, createdAt: at },
          written: writtenAfter([], text, { by: ownerId, at }),
          present: present.map((key) => idOf('contacts', key)),
        };
      }),
    );
  },
};

import { rooms } from '#/features/work/shared/rooms/server/tables';
import type { ExamplePart } from '#/platform/server/ports/example';

const exampleRooms: readonly { name: string; storey: string | null }[] = [
  { name: 'Gelijkvloers', storey: null },
  { name: 'Keuken', storey: 'Gelijkvloers' },
  { name: 'Living', storey: 'Gelijkvloers' },
  { name: 'Badkamer', storey: 'Eerste verdieping' },
  { name: 'Slaapkamer 1', storey: 'Eerste verdieping' },
  { name: 'Dak', storey: null },
  { name: 'Achtergevel', storey: null },
];

export const roomsExample: ExamplePart = {
  write: async ({ db, projectId, ownerId }) => {
    const made = await db
      .insert(rooms)
      .values(exampleRooms.map((each, at) => ({ ...each, projectId, createdBy: ownerId, position: at + 1 })))
      .returning({ id: rooms.id, name: rooms.name });
    return Object.fromEntries(made.map(({ id, name }) => [name, id]));
  },
};

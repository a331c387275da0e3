import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { id, optionalLine, requiredLine, version } from '#/core/shapes';
import { roomNameLength } from '#/features/work/shared/rooms/rules/room-ids';

export const storeyLength = 40;
const lastPosition = 1_000_000;

const roomNameRequired = 'Vul een naam in voor de ruimte.';

/** Names stand in a row behind each other on the wire of a task, and are read back from there. */
const roomName = requiredLine(roomNameLength, roomNameRequired).refine(
  (name) => !/[,;]/.test(name),
  'Een ruimte heeft geen komma of puntkomma in haar naam.',
);

export const room = z.object({
  id,
  name: z.string(),
  storey: z.string().nullable(),
  position: z.int(),
  version,
});
export type Room = z.infer<typeof room>;

const position = z
  .int('Vul een geheel getal in.')
  .min(0, 'Vul een plaats in van 0 of meer.')
  .max(lastPosition, `Vul een plaats in van hoogstens ${lastPosition.toLocaleString('nl-NL')}.`);

export const roomFields = z.object({
  name: roomName,
  storey: optionalLine(storeyLength),
  /** Left out: after the others. */
  position: position.nullish(),
});
export type RoomFields = z.output<typeof roomFields>;

export const listRooms = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/rooms',
  who: { right: 'read' },
  token: 'read',
  shows: ['rooms'],
  summary: 'The rooms of a project, in their order',
  output: z.array(room),
  sameForAll: true,
});

export const createRoom = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/rooms',
  who: { right: 'change' },
  summary: 'Add a room; a name that is there already is refused with 409',
  body: roomFields,
  output: room,
  creates: true,
});

export const updateRoom = defineCall({
  method: 'PUT',
  path: '/api/rooms/:id',
  who: { right: 'change', record: 'rooms' },
  summary: 'Name a room anew, or give it another storey or place',
  body: changesOf(roomFields),
  output: room,
});

export const removeRoom = defineCall({
  method: 'DELETE',
  path: '/api/rooms/:id',
  who: { right: 'change', record: 'rooms' },
  summary: 'Remove a room; refused with 409 where something stands in it, and `inTheWay` says what',
});

export const mergeRoom = defineCall({
  method: 'POST',
  path: '/api/rooms/:id/merge',
  who: { right: 'change', record: 'rooms' },
  summary: 'Put all that stands in a room in another one, and remove the room; answers the other',
  body: z.object({ intoId: id }),
  output: room,
});

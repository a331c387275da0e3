import { z } from 'zod';
import { id } from '#/core/shapes';

export const roomNameLength = 80;
export const mostRooms = 20;

/** The rooms that something stands in, each once. */
export const roomIdsField = z
  .array(id, 'Dit zijn geen ruimtes.')
  .max(mostRooms, `Kies hoogstens ${mostRooms} ruimtes.`)
  .transform((ids) => [...new Set(ids)]);

import { z } from 'zod';
import { dayAt } from '#/core/day';
import { orderTodos } from '#/core/todo';
import * as calls from '#/features/front/dashboard/contract';
import type { ProjectAccess } from '#/platform/server/identity/access';
import type { OverviewAsked, OverviewPart, OverviewValues } from '#/platform/server/ports/overview';
import type { Services } from '#/platform/server/services';

export function dashboardRoutes({ route, db, now, overview: parts, todo, deadlines }: Services): void {
  const asked = ({ projectId, role }: ProjectAccess) => ({ db, projectId, role, today: dayAt(now()) });
  const stats = joinShapes(parts.map((part) => part.stats));
  const withStats = parts.filter((part) => part.stats);

  route({ ...calls.getStats, output: stats }, async ({ project }) => {
    return (await readParts(withStats, asked(project))).stats;
  });

  const output = joinShapes([calls.ownOverview, ...parts.map(({ shape }) => shape)]).extend({ stats });
  route({ ...calls.getOverview, output }, async ({ project }) => {
    const given = asked(project);
    const read = await readParts(parts, given);
    const listed = await deadlines.list(db, given.projectId, given.today);
    const found = [];
    for (const list of todo) found.push(...(await list({ ...given, deadlines: listed })));
    const attention = orderTodos(found).map(({ place: _, details, ...each }) => ({ ...details, ...each }));
    return { ...read, attention };
  });
}

function joinShapes(shapes: readonly (z.ZodObject | undefined)[]): z.ZodObject {
  return z.object(Object.assign({}, ...shapes.map((each) => each?.shape)));
}

async function readParts(parts: readonly OverviewPart[], asked: OverviewAsked) {
  const read: OverviewValues[] = [];
  for (const part of parts) read.push(await part.read(asked));
  return {
    ...Object.assign({}, ...read.map(({ values }) => values)),
    stats: Object.assign({}, ...read.map(({ stats }) => stats)),
    isEmpty: !read.some(({ isEmpty }) => isEmpty === false),
    hasPapers: read.some(({ hasPapers }) => hasPapers),
  };
}

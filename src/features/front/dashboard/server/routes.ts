import { z } from 'zod';
import { dayAt } from '#/core/day';
import { overview as emptyOverview } from '#/core/overview';
import * as calls from '#/features/front/dashboard/contract';
import { attentionPart } from '#/features/front/dashboard/server/attention';
import type { ProjectAccess } from '#/platform/server/identity/access';
import type { OverviewAsked, OverviewPart, OverviewValues } from '#/platform/server/ports/overview';
import { rememberForOneAnswer } from '#/platform/server/remember';
import type { Services } from '#/platform/server/services';

export function dashboardRoutes({ route, db, readMoney, now, overview: parts, todo }: Services): void {
  const asked = ({ projectId, role }: ProjectAccess) => ({
    ...{ db, readMoney, projectId, role, today: dayAt(now()) },
    remember: rememberForOneAnswer(),
  });
  const stats = joinShapes(parts.map((part) => part.stats));
  const withStats = parts.filter((part) => part.stats);

  route({ ...calls.getStats, output: stats }, async ({ project }) => {
    return (await readParts(withStats, asked(project))).stats;
  });

  const output = joinShapes([emptyOverview, attentionPart, ...parts.map(({ shape }) => shape)]).extend({
    stats,
  });
  route({ ...calls.getOverview, output }, async ({ project }) => {
    const given = asked(project);
    const read = await readParts(parts, given);
    const asking = (await todo.listAt(project.revision, given)).filter(({ isLater }) => !isLater);
    return { ...read, attention: asking.map(({ details, ...each }) => ({ ...details, ...each })) };
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

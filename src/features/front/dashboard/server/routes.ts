import { z } from 'zod';
import { dayAt } from '#/core/day';
import { overview as emptyOverview } from '#/core/overview';
import * as calls from '#/features/front/dashboard/contract';
import { attentionPart } from '#/features/front/dashboard/server/attention';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { OpenedProject } from '#/platform/server/identity/access';
import type { OverviewAsked, OverviewPart } from '#/platform/server/ports/overview';
import type { Services } from '#/platform/server/services';

export function dashboardRoutes({ route, db, readMoney, now, overview, todo }: Services): void {
  const asked = ({ projectId, role }: OpenedProject) => ({
    ...{ db, readMoney, projectId, role, today: dayAt(now()) },
  });
  const parts = overview.map((part, place) => ({ ...part, place }));
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
    const asking = (await todo.list(given)).filter(({ isLater }) => !isLater);
    return { ...read, attention: asking.map(({ details, ...each }) => ({ ...details, ...each })) };
  });
}

type PlacedPart = OverviewPart & { place: number };

function joinShapes(shapes: readonly (z.ZodObject | undefined)[]): z.ZodObject {
  return z.object(Object.assign({}, ...shapes.map((each) => each?.shape)));
}

async function readParts(parts: readonly PlacedPart[], asked: OverviewAsked) {
  const { projectId, role, today } = asked;
  const read = await Promise.all(
    parts.map((part) =>
      derived(projectId, `overview ${part.place} ${role} ${today}`, () => part.read(asked)),
    ),
  );
  return {
    ...Object.assign({}, ...read.map(({ values }) => values)),
    stats: Object.assign({}, ...read.map(({ stats }) => stats)),
    isEmpty: !read.some(({ isEmpty }) => isEmpty === false),
    hasPapers: read.some(({ hasPapers }) => hasPapers),
  };
}

import { formatDayLong } from '#/core/day';
import { listPoints } from '#/features/site/points/contract';
import { pointName } from '#/features/site/points/rules/name';
import { pointPath, pointsPath } from '#/features/site/points/rules/path';
import { statusLabels } from '#/features/site/points/rules/steps';
import { defineFound, type Find } from '#/platform/web/find';

export const pointsFind: Find = {
  name: 'points',
  views: [
    { path: pointsPath, title: 'Punten van de werf', words: 'werfpunten gebreken oplevering opmerkingen' },
  ],
  records: defineFound(listPoints, ({ id, number, text, status, foundOn }) => ({
    ...{ kind: 'Punt', path: pointPath(id), title: pointName({ number, text }), text },
    detail: `${statusLabels[status]}, ${formatDayLong(foundOn)}`,
  })),
};

import { formatDayLong } from '#/core/day';
import { listProjectAcceptances } from '#/features/site/acceptances/contract';
import { acceptancePath, acceptancesPath } from '#/features/site/acceptances/rules/path';
import { acceptanceName, outcomeLabels } from '#/features/site/acceptances/rules/words';
import { defineFound, type Find } from '#/platform/web/find';

export const acceptancesFind: Find = {
  name: 'acceptances',
  views: [
    { path: acceptancesPath, title: 'Opleveringen', words: 'proces-verbaal voorlopige definitieve waarborg' },
  ],
  records: defineFound(listProjectAcceptances, ({ quoteId, kind, day, outcome, remarks }) => ({
    ...{ kind: 'Oplevering', path: acceptancePath(quoteId), title: acceptanceName({ kind, day }) },
    text: remarks ?? '',
    detail: `${outcomeLabels[outcome]}, ${formatDayLong(day)}`,
  })),
};

import { formatDay } from '#/core/day';
import { listDuties } from '#/features/duties/duties/contract';
import { dutiesPage, dutyHref } from '#/features/duties/duties/page';
import { doerWords, stateWords, timeWords } from '#/features/duties/duties/rules/words';
import { defineFoundIn, type Find, joinDetail, joinText } from '#/platform/web/find';

export const dutiesFind: Find = {
  name: 'duties',
  screen: {
    page: dutiesPage,
    words: 'verplichtingen wet keuring vergunning asbest bedenktijd verzekering renovatieplicht',
  },
  records: defineFoundIn(
    listDuties,
    ({ duties }) => duties,
    ({ key, kind, title, time, who, state, dueDate, proof }) => ({
      kind: { duty: 'Plicht', right: 'Recht', advice: 'Advies' }[kind],
      path: dutyHref(key),
      title,
      detail: joinDetail(
        timeWords[time],
        state === 'open'
          ? dueDate && `${kind === 'right' ? 'mogelijk tot en met' : 'tegen'} ${formatDay(dueDate)}`
          : stateWords[state],
      ),
      text: joinText(proof, kind === 'duty' ? doerWords[who] : null),
    }),
  ),
};

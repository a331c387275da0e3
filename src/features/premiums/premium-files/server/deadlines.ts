import { premiumFileHref } from '#/core/addresses';
import { deadlineOn } from '#/core/deadline';
import { deadlineOf } from '#/features/premiums/premium-files/rules/days';
import { listOpenFiles } from '#/features/premiums/premium-files/server/deadline-store';
import { workNames } from '#/features/premiums/shared/premies/rules/works';
import type { DeadlineSource } from '#/platform/server/ports/deadlines';

export const premiumDeadlines: DeadlineSource = {
  kinds: {
    premium: {
      label: 'Premie aanvragen',
      name: 'Premies die aangevraagd moeten worden',
      step: 'Dossier openen',
      noticeDays: 30,
      place: 50,
    },
  },
  list: async (db, projectId, today) => {
    const open = await listOpenFiles(db, projectId);
    return open.flatMap(({ id, work, invoiceDates }) => {
      const day = deadlineOf(invoiceDates, today);
      const path = premiumFileHref(id);
      return day ? [deadlineOn('premium', { id, name: workNames[work] }, { day, path })] : [];
    });
  },
};

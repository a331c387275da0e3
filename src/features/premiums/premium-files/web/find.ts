import { premiumFileHref } from '#/core/addresses';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { workNames } from '#/features/premiums/shared/premies/rules/works';
import { listPremiumFiles } from '#/features/premiums/shared/premium-files/contract';
import { statusLabels } from '#/features/premiums/shared/premium-files/rules/statuses';
import { defineFound, type Find, joinDetail, joinText } from '#/platform/web/find';

export const premiumFilesFind: Find = {
  name: 'premium-files',
  records: defineFound(listPremiumFiles, ({ id, work, status, reference, total, notes }) => ({
    kind: 'Premiedossier',
    path: premiumFileHref(id),
    title: workNames[work],
    detail: joinDetail(statusLabels[status], reference, formatEuro(totalFromDecimal(total))),
    text: joinText(notes),
  })),
};

import { accountPage } from '#/features/people/account/page';
import type { Find } from '#/platform/web/find';

export const accountFind: Find = {
  name: 'account',
  screen: {
    page: accountPage,
    words:
      'instellingen profiel herinneringen mail toestellen gegevens downloaden exporteren programma token api koppeling',
  },
};

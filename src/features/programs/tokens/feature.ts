import { tokenRoutes } from '#/features/programs/tokens/server/routes';
import {
  forgetPrograms,
  listForExport,
  removeTokensOfMembers,
} from '#/features/programs/tokens/server/store';
import type { Feature } from '#/platform/server/feature';

export const tokensFeature: Feature = {
  name: 'tokens',
  routes: tokenRoutes,
  afterwards: {
    collaborators: async (tx, { deeds }) => {
      const gone = deeds.filter(({ next }) => next?.status !== 'accepted');
      if (gone.length > 0)
        await removeTokensOfMembers(
          tx,
          gone.map(({ key }) => Number(key)),
        );
    },
  },
  account: {
    exports: { word: 'programma’s', list: listForExport },
    leaving: { leave: forgetPrograms },
  },
};

import { inProject } from '#/core/address-marks';
import { AppError } from '#/core/errors';
import { labelIds, labelsPath } from '#/features/folder/fittings/contract';
import { fittingPath } from '#/features/folder/fittings/page';
import { fittingTitle } from '#/features/folder/fittings/rules/title';
import { listFittings } from '#/features/folder/fittings/server/store';
import { readRoomNames } from '#/features/work/shared/rooms/server/store';
import type { ReportSource } from '#/platform/server/ports/report';

/** Labels to print and to stick on what they are of; who is no member gets to sign in and no further. */
export const fittingReports: readonly ReportSource[] = [
  {
    path: labelsPath,
    who: { right: 'read' },
    fileName: 'etiketten.pdf',
    make: async ({ db, projectId, project, publicUrl, query }) => {
      const asked = labelIds.safeParse(query);
      if (!asked.success) throw new AppError('invalid', asked.error.issues[0]?.message);
      const all = await listFittings(db, projectId);
      const { ids } = asked.data;
      const chosen = ids ? all.filter(({ id }) => ids.includes(id)) : all;
      const rooms = await readRoomNames(db, projectId);
      const codes = chosen.map((each) => ({
        text: `${publicUrl}${inProject(fittingPath(each.id), projectId)}`,
        caption: [
          fittingTitle(each),
          each.serial && `Serienummer ${each.serial}`,
          each.roomId && rooms.get(each.roomId),
        ]
          .filter(Boolean)
          .join(' · '),
      }));
      return {
        title: 'Etiketten',
        sections: [
          {
            lines: [
              project,
              chosen.length === 0
                ? 'Er is nog niets om een etiket van te maken.'
                : 'Knip uit en kleef op het toestel. De code opent het toestel voor wie meewerkt aan dit project.',
            ],
          },
          { codes },
        ],
      };
    },
  },
];

import { addresses } from '#/core/addresses';
import type { Day } from '#/core/day';
import * as calls from '#/features/site/diary/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useDiary(projectId: number, period: { from: Day; until: Day }) {
  return useRead(calls.listDiary, { params: { projectId }, query: period });
}

export function useWriteDiary() {
  return useWrite(
    calls.writeDiary,
    {
      record: 'deze bladzijde',
      success: 'Dagboek bijgewerkt',
      undo: (_input, { id }) => (id === null ? undefined : { kind: 'diary', record: String(id) }),
      failure: {
        title: 'Niet bewaard',
        text: 'Uw notitie kon niet bewaard worden. Probeer het opnieuw.',
      },
    },
    { inForm: true },
  );
}

export function useKeepDiary() {
  return useWrite(calls.keepDiary, {
    success: ({ fileName, sha256 }) => ({
      title: 'Bewaard bij uw documenten',
      text: `${fileName}, met controlegetal ${sha256.slice(0, 12)}…`,
      link: { label: 'Documenten openen', href: addresses.documents },
    }),
    failure: { title: 'Niet bewaard', text: 'De PDF kon niet gemaakt worden. Probeer het opnieuw.' },
  });
}

import * as calls from '#/features/site/points/contract';
import { statusLabels } from '#/features/site/points/rules/steps';
import { addPhoto, listPhotos } from '#/features/site/shared/photos/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function usePoints(projectId: number) {
  return useRead(calls.listPoints, { params: { projectId } });
}

export function usePointSteps(id: number) {
  return useRead(calls.listPointSteps, { params: { id } });
}

/** The photos with these numbers. */
export function usePhotosOf(projectId: number, ids: readonly number[]) {
  const query = { ids: ids.join(',') };
  return useRead(listPhotos, { params: { projectId }, query }, { enabled: ids.length > 0 });
}

/** The last that were taken, to choose from. */
export function usePhotosOfSite(projectId: number) {
  return useRead(listPhotos, { params: { projectId }, query: {} });
}

/** The photos that are pinned on a plan. */
export function usePinnedPhotos(projectId: number, planId: number) {
  return useRead(listPhotos, { params: { projectId }, query: { planId } });
}

export function useAddPhoto() {
  return useWrite(
    addPhoto,
    { failure: { title: 'Niet toegevoegd', text: 'De foto kon niet bewaard worden. Probeer het opnieuw.' } },
    { many: true },
  );
}

export function useCreatePoint() {
  return useWrite(calls.createPoint, {
    success: ({ number }) => ({ title: `Punt ${number} genoteerd` }),
    undo: 'points',
    failure: { title: 'Niet genoteerd', text: 'Het punt kon niet bewaard worden. Probeer het opnieuw.' },
  });
}

export function useUpdatePoint() {
  return useWrite(
    calls.updatePoint,
    {
      record: 'dit punt',
      success: 'Punt bijgewerkt',
      undo: 'points',
      failure: {
        title: 'Bijwerken mislukt',
        text: 'Het punt kon niet bijgewerkt worden. Probeer het opnieuw.',
      },
    },
    { inForm: true },
  );
}

/** Outside its form: by one press. */
export function useJudgePoint() {
  return useWrite(calls.updatePoint, {
    record: 'dit punt',
    success: ({ number, status }) => ({ title: `Punt ${number}: ${statusLabels[status].toLowerCase()}` }),
    undo: 'points',
    failure: { title: 'Niet bewaard', text: 'Dit kon niet bewaard worden. Probeer het opnieuw.' },
  });
}

export function useRemovePoint() {
  return useWrite(calls.removePoint, {
    record: 'dit punt',
    success: 'Punt verwijderd',
    undo: 'points',
    failure: { title: 'Verwijdering mislukt', text: 'Het punt kon niet verwijderd worden.' },
  });
}

import { answerDutyQuestions, listDuties, updateDuty } from '#/features/duties/duties/contract';
import { listDocuments, uploadDocument } from '#/features/work/shared/documents/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useDuties(projectId: number) {
  return useRead(listDuties, { params: { projectId } });
}

export function useDutyDocuments(projectId: number) {
  return useRead(listDocuments, { params: { projectId } });
}

/** What it changes is seen at once, in the list below. */
export function useAnswerQuestions() {
  return useWrite(answerDutyQuestions, {
    failure: { text: 'Uw antwoord kon niet bewaard worden.' },
  });
}

export function useUpdateDuty() {
  return useWrite(updateDuty, {
    success: 'Bijgewerkt',
    undo: 'dutyStates',
    failure: { text: 'Dit kon niet bewaard worden.' },
  });
}

export function useUploadProof() {
  return useWrite(
    uploadDocument,
    { failure: { title: 'Toevoegen mislukt', text: 'Het bewijs kon niet bewaard worden.' } },
    { many: true },
  );
}

import { listQuotes } from '#/features/papers/shared/quotes/contract';
import { addAddendum } from '#/features/site/acceptances/addenda-contract';
import * as calls from '#/features/site/acceptances/contract';
import { moveDays } from '#/features/site/acceptances/days-contract';
import { createPoint, listPoints } from '#/features/site/points/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useAcceptances(quoteId: number) {
  return useRead(calls.listAcceptances, { params: { id: quoteId } });
}

export function useContracts(projectId: number) {
  return useRead(listQuotes, { params: { projectId } });
}

export function usePointsOfProject(projectId: number) {
  return useRead(listPoints, { params: { projectId } });
}

export function useNotePoint() {
  return useWrite(createPoint, {
    success: ({ number }) => ({ title: `Punt ${number} genoteerd` }),
    undo: 'points',
    failure: { text: 'Het punt kon niet bewaard worden.' },
  });
}

const record = 'deze oplevering';

export function useBegin() {
  return useWrite(calls.createAcceptance, {
    success: 'Oplevering begonnen',
    undo: 'acceptances',
    failure: { text: 'De oplevering kon niet begonnen worden.' },
  });
}

export function useUpdateAcceptance() {
  return useWrite(
    calls.updateAcceptance,
    {
      ...{ record, success: 'Proces-verbaal bewaard', undo: 'acceptances' },
      failure: { text: 'Het proces-verbaal kon niet bewaard worden.' },
    },
    { inForm: true },
  );
}

export function useRemoveAcceptance() {
  return useWrite(calls.removeAcceptance, {
    ...{ record, success: 'Oplevering verwijderd', undo: 'acceptances' },
    failure: { text: 'De oplevering kon niet verwijderd worden.' },
  });
}

export function useSendAcceptance() {
  return useWrite(calls.sendAcceptance, {
    record,
    failure: { text: 'Het proces-verbaal kon niet verstuurd worden.' },
  });
}

export function useSignAcceptance() {
  return useWrite(calls.signAcceptance, {
    ...{ record, success: 'Uw antwoord is bewaard' },
    failure: { text: 'Uw handtekening kon niet bewaard worden.' },
  });
}

export function useUploadSigned() {
  return useWrite(calls.uploadSigned, {
    ...{ record, success: 'Het getekende papier is bewaard' },
    failure: { text: 'Het papier kon niet bewaard worden.' },
  });
}

export function useAddAddendum() {
  return useWrite(addAddendum, {
    ...{ record, success: 'Het addendum ligt vast' },
    failure: { text: 'Het addendum kon niet bewaard worden.' },
  });
}

export function useRelease() {
  return useWrite(calls.releaseKept, {
    ...{ record, success: 'Het bedrag is vrij om te betalen', undo: 'acceptances' },
    failure: { text: 'Het bedrag kon niet vrijgegeven worden.' },
  });
}

export function useMoveDays() {
  return useWrite(
    moveDays,
    {
      ...{ record, success: 'Termijnen bewaard', undo: 'acceptances' },
      failure: { text: 'De termijnen konden niet bewaard worden.' },
    },
    { inForm: true },
  );
}

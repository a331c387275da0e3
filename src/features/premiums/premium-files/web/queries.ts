import { listInvoices } from '#/features/papers/shared/invoices/contract';
import { listCalculations } from '#/features/premiums/premies/contract';
import { listFileFindings } from '#/features/premiums/premium-files/findings-contract';
import * as calls from '#/features/premiums/shared/premium-files/contract';
import { listDocuments } from '#/features/work/shared/documents/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function usePremiumFiles(projectId: number) {
  return useRead(calls.listPremiumFiles, { params: { projectId } });
}

/** Only until it is handed in. */
export function useFileFindings(id: number, enabled: boolean) {
  return useRead(listFileFindings, { params: { id } }, { enabled });
}

export function useInvoicesOfProject(projectId: number) {
  return useRead(listInvoices, { params: { projectId } });
}

export function useDocumentsOfProject(projectId: number) {
  return useRead(listDocuments, { params: { projectId } });
}

export function useCalculationsOfProject(projectId: number) {
  return useRead(listCalculations, { params: { projectId } });
}

export function useCreatePremiumFile() {
  return useWrite(calls.createPremiumFile, {
    success: 'Premiedossier gemaakt',
    undo: 'premiumFiles',
    failure: { text: 'Het premiedossier kon niet gemaakt worden.' },
  });
}

export function useUpdatePremiumFile() {
  return useWrite(calls.updatePremiumFile, {
    record: 'dit premiedossier',
    success: 'Premiedossier bijgewerkt',
    undo: 'premiumFiles',
    failure: { text: 'Het premiedossier kon niet bijgewerkt worden.' },
  });
}

export function useRemovePremiumFile() {
  return useWrite(calls.removePremiumFile, {
    record: 'dit premiedossier',
    success: 'Premiedossier verwijderd',
    undo: 'premiumFiles',
    failure: { text: 'Het premiedossier kon niet verwijderd worden.' },
  });
}

export function useReadInvoices() {
  return useWrite(calls.readPremiumInvoices, {
    success: 'Facturen nagelezen',
    failure: { text: 'De facturen konden niet gelezen worden.' },
  });
}

export function useAddProof() {
  return useWrite(
    calls.addPremiumProof,
    { success: 'Stuk toegevoegd', failure: { text: 'Het stuk kon niet toegevoegd worden.' } },
    { many: true },
  );
}

export function useRemoveProof() {
  return useWrite(calls.removePremiumProof, {
    record: 'dit stuk',
    success: 'Stuk uit het dossier gehaald',
    failure: { text: 'Het stuk kon niet uit het dossier gehaald worden.' },
  });
}

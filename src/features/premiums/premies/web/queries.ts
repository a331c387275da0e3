import * as calls from '#/features/premiums/premies/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useCalculations(projectId: number) {
  return useRead(calls.listCalculations, { params: { projectId } });
}

export function useEligibleCosts(projectId: number) {
  return useRead(calls.getEligibleCosts, { params: { projectId } });
}

export function useInitSubsidyTypes() {
  return useWrite(calls.initSubsidyTypes, {
    success: {
      title: 'Categorieën geïnitialiseerd',
      text: 'De Nederlandse renovatie categorieën zijn toegevoegd aan je project.',
    },
    failure: { text: 'Er is een fout opgetreden bij het initialiseren van de categorieën.' },
  });
}

export function useCreateCalculation() {
  return useWrite(calls.createCalculation, {
    success: 'Berekening opgeslagen',
    undo: 'premieCalculations',
    failure: {
      title: 'Fout bij opslaan',
      text: 'De berekening kon niet worden opgeslagen. Probeer opnieuw.',
    },
  });
}

export function useUpdateCalculation() {
  return useWrite(calls.updateCalculation, {
    record: 'deze berekening',
    success: ({ counts }) => ({ title: counts ? 'Berekening telt mee' : 'Berekening telt niet meer mee' }),
    undo: 'premieCalculations',
    failure: { text: 'Er is een fout opgetreden bij het bijwerken van de berekening.' },
  });
}

export function useRemoveCalculation() {
  return useWrite(calls.removeCalculation, {
    record: 'deze berekening',
    success: 'Berekening verwijderd',
    undo: 'premieCalculations',
    failure: {
      title: 'Fout bij verwijderen',
      text: 'Er is een fout opgetreden bij het verwijderen van de berekening.',
    },
  });
}

import { updateHome } from '#/features/work/shared/home/change-contract';
import { useWrite } from '#/platform/web/queries';

const texts = {
  record: 'de gegevens van de woning',
  success: 'Woning bijgewerkt',
  undo: 'homes',
  failure: { text: 'De gegevens van de woning konden niet bewaard worden.' },
} as const;

export function useUpdateHome() {
  return useWrite(updateHome, texts, { inForm: true });
}

/** What was answered beside a paper, taken over with one click. */
export function useTakeOver() {
  return useWrite(updateHome, texts);
}

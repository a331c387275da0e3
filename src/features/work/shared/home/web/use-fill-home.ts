import { updateHome } from '#/features/work/shared/home/change-contract';
import { useWrite } from '#/platform/web/queries';

/** For who knows something of the home from elsewhere, and says it in words of its own. */
export function useFillHome(success: string) {
  return useWrite(updateHome, {
    record: 'de gegevens van de woning',
    success,
    failure: { text: 'De gegevens van de woning konden niet bewaard worden.' },
  });
}

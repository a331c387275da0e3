import * as calls from '#/features/reminders/digest/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useMailSettings() {
  return useRead(calls.getMailSettings, {});
}

export function useUpdateMailSettings() {
  return useWrite(calls.updateMailSettings, {
    success: 'Uw keuze is bewaard',
    failure: { text: 'Uw keuze kon niet bewaard worden. Probeer het opnieuw.' },
  });
}

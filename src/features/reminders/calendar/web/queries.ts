import * as calls from '#/features/reminders/calendar/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useCalendarLinks() {
  return useRead(calls.listCalendarLinks, {});
}

export function useMakeCalendarLink() {
  return useWrite(calls.makeCalendarLink, {
    success: 'Link gemaakt',
    failure: { text: 'De link kon niet gemaakt worden. Probeer het opnieuw.' },
  });
}

export function useEndCalendarLink() {
  return useWrite(calls.endCalendarLink, {
    success: 'Link beëindigd',
    failure: { text: 'De link kon niet beëindigd worden. Probeer het opnieuw.' },
  });
}

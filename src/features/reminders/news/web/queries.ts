import * as calls from '#/features/reminders/news/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useNews(enabled = true) {
  return useRead(calls.listNews, {}, { enabled });
}

/** Nobody is told that they read something. */
export function useMarkNewsRead() {
  return useWrite(calls.markNewsRead, {
    failure: { text: 'De meldingen konden niet op gelezen gezet worden. Probeer het opnieuw.' },
  });
}

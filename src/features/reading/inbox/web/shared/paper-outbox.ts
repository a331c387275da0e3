import { addToInbox } from '#/features/reading/inbox/contract';
import { makeCall } from '#/platform/web/call';
import { createOutbox } from '#/platform/web/offline/outbox';

/** Papers that were added without a connection: photographed on the site, most often. */
export const paperOutbox = createOutbox({
  name: 'truweel papieren',
  words: { one: 'papier', many: 'papieren' },
  failure: 'Het bestand kon niet bewaard worden.',
  send: ({ key, projectId, file }, signal) =>
    makeCall(addToInbox, { params: { projectId }, body: {}, file }, { key, signal }),
});

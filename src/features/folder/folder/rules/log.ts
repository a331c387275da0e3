import type { LogSentences } from '#/core/log';

export const folderLinkLog: LogSentences = {
  any: 'toegang tot de woningmap',
  name: () => 'toegang tot de woningmap',
};

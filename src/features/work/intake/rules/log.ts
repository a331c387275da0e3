import type { LogSentences } from '#/core/log';

export const intakeLog: LogSentences = { any: 'een intake', name: () => 'een intake' };

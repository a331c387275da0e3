import { enumerate } from '#/core/enumerate';
import type { LogAction, LogRow, LogSentences } from '#/core/log';

export type DoneChange = {
  /** Null: somebody who left, or was never in it. */
  who: string | null;
  action: LogAction;
  before: LogRow | null;
  after: LogRow | null;
  /** What changed, as columns and as people call them. */
  changed: readonly { name: string; label: string }[];
};

const mostLabels = 3;

function inSentence(label: string): string {
  return /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

function deedOf(words: LogSentences, { action, before, after, changed }: DoneChange): string {
  const row = after ?? before;
  const name = row ? words.name(row) : words.any;
  switch (action) {
    case 'add':
      return `voegde ${name} toe`;
    case 'remove':
      return (before && words.removal?.(before)) ?? `verwijderde ${before ? words.name(before) : words.any}`;
    case 'restore':
      return `zette ${name} terug`;
    case 'change': {
      const names = changed.map((each) => each.name);
      const better = before && after && words.deed?.(before, after, names);
      if (better) return better;
      if (changed.length === 0 || changed.length > mostLabels) return `wijzigde ${name}`;
      return `wijzigde ${enumerate(changed.map(({ label }) => inSentence(label)))} van ${name}`;
    }
  }
}

/** 'Tom zette factuur F-2026-14 op betaald, € 7.840,00'. */
export function sentenceOf(words: LogSentences, told: DoneChange): string {
  const { who, before, after } = told;
  const outsider = after && words.outsider?.(before, after);
  return `${who ?? outsider ?? 'Een oud-medewerker'} ${deedOf(words, told)}`;
}

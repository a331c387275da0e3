import type { DutyEntry } from '#/features/duties/duties/rules/entry';
import { beforeSigning } from '#/features/duties/duties/rules/table/before-signing';
import { beforeStartEntries } from '#/features/duties/duties/rules/table/before-start';
import { duringEntries } from '#/features/duties/duties/rules/table/during';
import { endEntries } from '#/features/duties/duties/rules/table/end';

/** Everything that is claimed of rights and duties, in the order of a renovation. */
export const dutyTable: readonly DutyEntry[] = [
  ...beforeSigning,
  ...beforeStartEntries,
  ...duringEntries,
  ...endEntries,
];

export const dutyKeys: ReadonlySet<string> = new Set(dutyTable.map(({ key }) => key));

import { groupBy } from '#/core/group-by';
import type { LogWords } from '#/platform/server/database/log/log-words';
import { type FileCondition, filesRecord } from '#/platform/server/database/stores/file-store';
import type { RecordKind, VersionedKind } from '#/platform/server/database/stores/record-kind';
import type { Feature, JobServices } from '#/platform/server/feature';
import type { JobKinds } from '#/platform/server/jobs/job-kinds';
import type { ExportWords } from '#/platform/server/services';
import type { Afterwards } from '#/platform/server/standing/guard';
import type { StandingRules } from '#/platform/server/standing/judge';
import { free } from '#/platform/server/standing/rule';

type Told = { feature: string; name: string };

/** What all features tell, put together. The same word told twice with two meanings stops the start. */
export type House = {
  records: Readonly<Record<string, RecordKind>>;
  versions: Readonly<Record<string, VersionedKind>>;
  log: Readonly<Record<string, LogWords>>;
  words: ExportWords;
  /** By kind; one that nobody holds on to is not in it. */
  standing: StandingRules;
  afterwards: ReadonlyMap<string, readonly Afterwards[]>;
  heldFiles: readonly FileCondition[];
};

function fold<Value>(what: string, told: readonly (Told & { value: Value })[]): Record<string, Value> {
  const folded = new Map<string, Told & { value: Value }>();
  for (const each of told) {
    const before = folded.get(each.name);
    if (before && before.value !== each.value) {
      throw new Error(
        `the features ${before.feature} and ${each.feature} both declare ${what} '${each.name}': give one of them another name in its feature.ts`,
      );
    }
    folded.set(each.name, each);
  }
  return Object.fromEntries([...folded].map(([name, { value }]) => [name, value]));
}

function tellAll<Value>(
  features: readonly Feature[],
  tell: (feature: Feature) => Readonly<Record<string, Value>> | undefined,
): (Told & { value: Value })[] {
  return features.flatMap((feature) =>
    Object.entries(tell(feature) ?? {}).map(([name, value]) => ({ feature: feature.name, name, value })),
  );
}

/** A kind may be spoken of by several features. */
function gather<Value>(told: readonly (Told & { value: Value })[]): Map<string, Value[]> {
  const byName = groupBy(told, ({ name }) => name);
  return new Map([...byName].map(([name, each]) => [name, each.map(({ value }) => value)]));
}

/** What stands in tables of many features; the rest each feature says of its own. */
const commonWords: Readonly<Record<string, string>> = {
  id: 'Nummer',
  name: 'Naam',
  title: 'Titel',
  email: 'E-mail',
  notes: 'Notities',
  category: 'Categorie',
  description: 'Omschrijving',
  amount: 'Bedrag',
  status: 'Status',
  contactId: 'Contact',
  fileKey: 'Bestand',
  key: 'Bestand',
  size: 'Grootte (bytes)',
  mimeType: 'Bestandstype',
  sha256: 'Controlegetal (SHA-256)',
  createdAt: 'Gemaakt op',
  updatedAt: 'Gewijzigd op',
  removedAt: 'Verwijderd op',
};

/** Of the log, which is the house's own. */
const logWords = {
  at: 'Wanneer',
  act: 'Handeling',
  tableName: 'Soort',
  recordKey: 'Nummer',
  action: 'Wat',
  before: 'Was',
  after: 'Werd',
};

/** A kind of job told twice stops the start, as any other word does. */
export function jobKindsOf(features: readonly Feature[], services: JobServices): JobKinds {
  return fold(
    'the job',
    tellAll(features, ({ jobs }) => jobs?.(services)),
  );
}

export function buildHouse(features: readonly Feature[]): House {
  return {
    records: {
      files: filesRecord,
      ...fold(
        'records',
        tellAll(features, ({ records }) => records),
      ),
    },
    versions: fold(
      'versions of',
      tellAll(features, ({ versions }) => versions),
    ),
    log: fold(
      'the log of',
      tellAll(features, ({ log }) => log),
    ),
    standing: gather(
      tellAll(features, ({ standing }) => standing).flatMap(({ value, ...told }) =>
        value === free ? [] : [{ ...told, value }],
      ),
    ),
    afterwards: gather(tellAll(features, ({ afterwards }) => afterwards)),
    heldFiles: features.flatMap(({ holdsFiles }) => holdsFiles ?? []),
    words: {
      tables: {
        changes: 'Logboek',
        ...fold(
          'the table',
          tellAll(features, ({ words }) => words?.tables),
        ),
      },
      columns: {
        ...logWords,
        ...fold(
          'the column',
          tellAll(features, ({ words }) => words?.columns),
        ),
        ...commonWords,
      },
    },
  };
}

/** The rules of "Who may import whom" in docs/architecture.md. Run by scripts/check-boundaries.mjs. */

const test = '\\.test\\.tsx?$';
/** A feature: a room in a wing of the house; or a subject on the floor that a wing shares. */
const room = '^src/features/[^/]+/(?:shared/(?!(?:web|server|rules)/)[^/]+|[^/]+)';
const feature = `${room}/feature\\.ts$`;
const shared = '^src/features/[^/]+/[^/]+/(?!web/|server/|[^/]+/web/|[^/]+/server/|feature\\.ts)';
const tables = `${room}/server/tables\\.ts$`;
const stores = [tables, `${room}/server/store\\.ts$`, `${room}/server/(shared/)?[^/]+-store\\.ts$`];
const database = '^src/platform/server/database/';
const anyWeb = '^src/(ui|(features/[^/]+/(?:shared/)?[^/]+|app|platform)/web)/';
const anyServer = '^src/(features/[^/]+/(?:shared/)?[^/]+|app|platform)/server/';

/** How search finds records: nothing of it needs a browser. */
const finding = [
  `${room}/web/(find|find-paper)\\.ts$`,
  '^src/platform/web/find\\.ts$',
  '^src/app/web/finds\\.ts$',
];

/** Packages resolve to a path in node_modules; this is how a rule names one. */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    {
      name: 'core-stands-alone',
      comment:
        'core is used everywhere, so it may know nobody. Its packages are zod, and ibantools for the check digits of an account.',
      severity: 'error',
      from: { path: '^src/core/', pathNot: test },
      to: { pathNot: ['^src/core/', packages('zod', 'ibantools')] },
    },
    {
      name: 'contract-and-rules-stay-pure',
      comment:
        'Server and browser share them: core, zod, other contracts and rules, and the cells of a csv; nothing that does I/O.',
      severity: 'error',
      from: { path: shared, pathNot: test },
      to: { pathNot: ['^src/core/', shared, packages('zod', 'papaparse')] },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: anyWeb, pathNot: test },
      to: { path: anyServer },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: anyServer, pathNot: test },
      to: { path: anyWeb, pathNot: finding },
    },
    {
      name: 'finding-stays-pure',
      comment: 'How records are found is told once, for the search on screen and for programs.',
      severity: 'error',
      from: { path: finding, pathNot: test },
      to: { pathNot: ['^src/core/', shared, ...finding, packages('zod')] },
    },
    {
      name: 'other-feature-by-its-door',
      comment:
        'Of another room of the same wing: its contract, its rules, its page.ts, its server/store.ts, its server/shared/ or its web/shared/; its server/tables.ts as a rule below says. Screens meet in app/web.',
      severity: 'error',
      from: { path: '^src/features/([^/]+/[^/]+)/', pathNot: test },
      to: {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          `${room}/(contract|rules|page)\\.ts$`,
          `${room}/rules/`,
          `${room}/server/store\\.ts$`,
          tables,
          `${room}/server/shared/`,
          `${room}/web/shared/`,
          '^src/features/[^/]+/shared/',
        ],
      },
    },
    {
      name: 'wings-meet-on-shared-floors',
      comment:
        'Between wings only what stands in a wing’s shared/; a foreign key may name the table of any room. Where a page stands is told in core/addresses.ts.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: [test, tables] },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/shared/'] },
    },
    {
      name: 'wings-meet-on-shared-floors-but-for-foreign-keys',
      severity: 'error',
      from: { path: `^src/features/([^/]+)/.*/server/tables\\.ts$`, pathNot: test },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/shared/', tables] },
    },
    {
      name: 'shared-floors-know-no-room',
      comment: 'Rooms stand on the floor that their wing shares, never the other way round.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/shared/', pathNot: [test, tables] },
      to: { path: '^src/features/(?![^/]+/shared/)' },
    },
    {
      name: 'tables-stay-in-their-room',
      comment:
        'A foreign key says where a row points. What else is asked of a table is asked of a store of its own room.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/(?:shared/)?([^/]+)/', pathNot: [test, tables] },
      to: { path: tables, pathNot: '^src/features/$1/(?:shared/)?$2/' },
    },
    {
      name: 'collectors-import-nobody',
      comment:
        'What many features feed reads what they contribute in their feature.ts or put in its slots: of others it knows only what a wing shares, and rooms of its own wing.',
      severity: 'error',
      from: {
        path: '^src/features/(?=(?:front/(?:dashboard|search|example)|reminders|money/reports|people/(?:account|archive))/)([^/]+)/',
        pathNot: test,
      },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/shared/'],
      },
    },
    {
      name: 'only-stores-know-tables',
      comment: 'And feature.ts, which tells the house of them.',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, ...stores, feature] },
      to: { path: tables },
    },
    {
      name: 'only-app-folds-features',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, '^src/app/server/'] },
      to: { path: feature },
    },
    {
      name: 'ui-knows-only-core',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/(core|ui)/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'In the browser it knows ui: a call that fails is told by a toast.',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/(core|platform|ui)/' },
    },
    {
      name: 'only-stores-speak-sql',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, ...stores, database] },
      to: { path: packages('drizzle-orm') },
    },
    {
      name: 'only-the-database-knows-its-driver',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, database] },
      to: { path: packages('pg', '@types/pg', '@electric-sql/pglite') },
    },
    {
      name: 'nobody-imports-app',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, '^src/app/'] },
      to: { path: '^src/app/' },
    },
    {
      name: 'production-never-imports-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: ['^tests/', test] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable-imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'It works by accident, through the dependency of a dependency.',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'server-runs-without-dev-packages',
      comment:
        'The web is bundled; what the server imports must still be there after `npm prune --omit=dev`.',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, anyWeb] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Type imports bind as much as others: a screen that names a table's type knows the database.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'style', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'style', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};

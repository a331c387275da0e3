import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import examples from '#/app/server/api-examples.json' with { type: 'json' };
import { features } from '#/app/server/features';
import { finds } from '#/app/web/finds';
import { product } from '#/core/product';
import { tellPrivacy } from '#/features/people/privacy/rules/facts';
import { privacySettings } from '#/features/people/privacy/server/settings';
import { privacyValues } from '#/features/people/shared/privacy/rules/page-values';
import { backupLease } from '#/platform/server/backup/backup-lease';
import type { Config } from '#/platform/server/config';
import type { Engine } from '#/platform/server/database/engine/database';
import { kindsByTable } from '#/platform/server/database/log/logged-kinds';
import { removeFileJob } from '#/platform/server/database/stores/file-store';
import { serverFigures } from '#/platform/server/figures';
import { createHeavyWork } from '#/platform/server/heavy-work';
import { describeApi } from '#/platform/server/http/description';
import { needFinder } from '#/platform/server/http/find-need';
import { healthRoute } from '#/platform/server/http/health';
import { servePages } from '#/platform/server/http/pages';
import { ReadCache } from '#/platform/server/http/read-cache';
import { readinessRoutes } from '#/platform/server/http/readiness';
import { createRoutes, type RouteEntry } from '#/platform/server/http/routes';
import { createHttp } from '#/platform/server/http/server';
import { readTemplate, type Template } from '#/platform/server/http/templates';
import { keepPicture, pictureJob } from '#/platform/server/identity/picture';
import { openSignIn } from '#/platform/server/identity/sign-in';
import type { JobKinds } from '#/platform/server/jobs/job-kinds';
import { createJobs, type Jobs } from '#/platform/server/jobs/jobs';
import { createMailer } from '#/platform/server/mail/mailer';
import { serveMetrics } from '#/platform/server/metrics';
import { createOutgoing, type Outgoing } from '#/platform/server/outgoing';
import { readyChecks } from '#/platform/server/readiness-checks';
import { createPreviewer } from '#/platform/server/reading/previewer';
import { createTextRecognizer } from '#/platform/server/reading/text-recognizer';
import { buildRegistry, jobKindsOf } from '#/platform/server/registry';
import { createSecretBox } from '#/platform/server/secret-box';
import type { Installation, Services } from '#/platform/server/services';
import { createGuard } from '#/platform/server/standing/guard';
import { createRequireRemovable } from '#/platform/server/standing/removable';
import { closePolitely, type Stopping } from '#/platform/server/stopping';
import { refuseOnFullDisk } from '#/platform/server/storage/disk-space';
import { createDrawings } from '#/platform/server/storage/drawings';
import type { FileStorage } from '#/platform/server/storage/file-storage';
import { createFiles } from '#/platform/server/storage/files';
import { serveFiles } from '#/platform/server/storage/serve';
import { servePreviews } from '#/platform/server/storage/serve-previews';

export type App = {
  http: FastifyInstance;
  routes: readonly RouteEntry[];
  /** What is done beside the answering. */
  jobs: Jobs;
};

type Parts = {
  config: Config;
  database: Pick<Engine, 'db' | 'connections' | 'listen'>;
  storage: FileStorage;
  /** Where people reach the app, and where this process listens. */
  publicUrl: string;
  localUrl: string;
  webDir: string;
  migrationsDir: string;
  version: string;
  checkAnswers: boolean;
  stopping: Stopping;
  /** The work of the process that serves, beside that of the features. */
  upkeep?: JobKinds;
  /** How calls leave for addresses that people typed; left out: over the internet. */
  outgoing?: Outgoing;
  now: () => Date;
};

/** Puts the server together; listening, and starting its jobs, are the caller's business. */
export async function createApp(parts: Parts): Promise<App> {
  const { config, storage, publicUrl, webDir } = parts;
  const { db, connections } = parts.database;
  const signIn = await openSignIn({ db, config: config.signIn, publicUrl, localUrl: parts.localUrl });
  const installation: Installation = {
    providerName: config.signIn.name,
    signInPath: signIn.providerPath,
    demo: config.signIn.kind === 'embedded',
    contactEmail: config.contact.email,
    companyName: config.contact.company,
    vatNumber: config.contact.vatNumber,
  };
  const privacy = privacyValues(tellPrivacy(privacySettings(config)));
  const pageValues = (returnTo: string) => ({
    ...privacy,
    PROVIDER: installation.providerName,
    SIGN_IN:
      returnTo === '/' ? signIn.providerPath : `${signIn.providerPath}?terug=${encodeURIComponent(returnTo)}`,
    DEMO: String(installation.demo),
    EMAIL: installation.contactEmail,
    FEEDBACK: `mailto:${installation.contactEmail}?subject=${encodeURIComponent(`${product.name} Beta Feedback`)}`,
    YEAR: String(parts.now().getFullYear()),
  });
  const later = readTemplate(webDir, 'error.html');
  const refused = readTemplate(webDir, 'refused.html');
  const http = await createHttp({
    errorPages: {
      later: (TEXT) => later({ ...pageValues('/'), TEXT }),
      refused: (TITLE, TEXT) => refused({ ...pageValues('/'), TITLE, TEXT, HOME: `${publicUrl}/` }),
    },
    logLevel: config.logLevel,
    publicUrl,
    trustProxy: config.trustProxy,
    requestsPerMinute: config.requestsPerMinute,
    checkAnswers: parts.checkAnswers,
  });
  closePolitely(http, parts.stopping);
  if (config.databaseUrl === undefined || config.files.kind === 'folder') {
    refuseOnFullDisk(http, config.dataDir);
  }
  const mailer = createMailer({ mail: config.mail, dataDir: config.dataDir, publicUrl });
  const files = createFiles(storage, db, config.projectStorageBytes);
  const { versions, afterwards, openLink, ...told } = buildRegistry(features);
  const { records, log, standing } = told;
  await describeApi(http, parts.version, examples);

  const guard = createGuard({ kinds: kindsByTable(log), rules: standing, afterwards });
  const cache = new ReadCache({ stamp: stampOf(parts.version, config), now: parts.now });
  const { route, browserRoute, entries } = createRoutes({
    ...{ http, db, files, records, versions, cache, guard },
    openLink: (token, purpose, cookies) =>
      openLink(db, { token, purpose, cookies, now: parts.now(), sendsMail: config.mail.kind === 'smtp' }),
    checked: parts.checkAnswers,
    now: parts.now,
  });
  const onClose = (close: () => Promise<void>) => {
    http.addHook('onClose', close);
  };
  const onStop = (stop: () => Promise<void>) => {
    http.addHook('preClose', stop);
  };
  const recognizer = createTextRecognizer();
  onClose(recognizer.close);
  const previewer = createPreviewer();
  onClose(previewer.close);
  const heavyWork = createHeavyWork();
  const drawings = createDrawings({ storage, heavyWork, previewer, recognizer });
  const services: Services = {
    ...{
      config,
      publicUrl,
      db,
      files,
      route,
      browserRoute,
      recognizer,
      heavyWork,
      previewer,
      drawings,
      onStop,
      onClose,
    },
    outgoing: parts.outgoing ?? createOutgoing(),
    secrets: createSecretBox({
      key: config.secretsKey,
      folder: config.databaseUrl === undefined ? config.dataDir : undefined,
    }),
    ...{ now: parts.now, listen: parts.database.listen, logger: http.log },
    readPage: (file) => {
      let page: Template | undefined;
      return (values) => {
        page ??= readTemplate(webDir, file);
        return page({ ...pageValues('/'), ...values });
      };
    },
    ...told,
    requireRemovable: createRequireRemovable(log, standing),
    askAsProgram: askItself(http),
    callAt: (method, path) => entries.find((entry) => entry.method === method && entry.path === path)?.call,
    finds,
    ...{ installation, needOf: needFinder(entries) },
  };
  healthRoute(services);
  readinessRoutes({
    route,
    version: parts.version,
    isStopping: () => parts.stopping.isStopping,
    checks: readyChecks({ db, storage, migrationsDir: parts.migrationsDir, log: http.log }),
  });
  serveMetrics({ http, browserRoute, token: config.metricsToken, figures: serverFigures(db, connections) });
  serveFiles({ browserRoute, db, storage });
  servePreviews({ browserRoute, db, drawings });
  const pages = features.flatMap(({ page }) => page ?? []);
  signIn.open({ browserRoute, webDir, pages, pageValues: () => pageValues('/') });
  for (const feature of features) feature.routes(services);
  await servePages(http, { webDir, db, pages, values: pageValues });
  const jobs = createJobs({
    ...{ db, listen: parts.database.listen, log: http.log, now: parts.now },
    kinds: {
      [removeFileJob]: { run: files.removeJob, notWhile: backupLease },
      [pictureJob]: { run: keepPicture(db) },
      ...parts.upkeep,
      ...jobKindsOf(features, { ...services, mailer }),
    },
  });
  nudgeAfterWrites(http, jobs);
  // Before the threads that read papers are closed.
  onStop(jobs.stop);
  return { http, routes: entries, jobs };
}

/** In this very process: what asks is known to have come in already. */
function askItself(http: FastifyInstance): Services['askAsProgram'] {
  return async ({ ip, ...asked }) => {
    const answer = await http.inject({ ...asked, remoteAddress: ip });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body };
  };
}

/** The same for every process of an installation, wherever each listens. */
function stampOf(version: string, { port: _, ...config }: Config): string {
  const text = JSON.stringify([version, config]);
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** A change that ordered work is told of here too: behind a pooler nobody hears the database say so. */
function nudgeAfterWrites(http: FastifyInstance, jobs: Jobs): void {
  http.addHook('onResponse', async ({ acting, routeOptions }, reply) => {
    const signsIn = routeOptions.url === '/api/auth/callback';
    if ((acting?.hasOrdered || signsIn) && reply.statusCode < 400) jobs.nudge();
  });
}

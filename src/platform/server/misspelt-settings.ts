/** A misspelt setting would be ignored without a word; these beginnings are ours alone. */
const ourPrefixes = ['OIDC_', 'S3_', 'SMTP_', 'MAIL_', 'AI_', 'DEMO_', 'COMPANY_', 'BACKUP_', 'TRUST_'];

/** What shells, services, containers and builders set by themselves, or what another program is told by. */
const othersPrefixes =
  /^(?:npm_|NODE_|PG|POSTGRES_|AWS_|MINIO_|DOCKER_|COMPOSE_|BUILDKIT_|KUBERNETES_|SYSTEMD_|XDG_|SSH_|LC_|GIT_|GITHUB_|GITLAB_|RUNNER_|CI_|TEST_|VITEST|AI_AGENT$)/;

/** What Kubernetes and Docker tell a container of a neighbour, by the neighbour's name: S3_PORT_9000_TCP_ADDR. */
const neighbour = /_(?:SERVICE_(?:HOST|PORT)(?:_\w+)?|PORT_\d+_(?:TCP|UDP)(?:_\w+)?|ENV_\w+)$/;

const shortestGuess = 6;

const sameWord: Readonly<Record<string, string>> = {
  DB: 'DATABASE',
  URI: 'URL',
  DIRECTORY: 'DIR',
  PASS: 'PASSWORD',
};

function wordsOf(name: string): string {
  const words = name.toUpperCase().split(/[^A-Z0-9]+/);
  return words
    .map((word) => sameWord[word] ?? word)
    .toSorted()
    .join(' ');
}

function lettersOf(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** Letters added, left out, exchanged or in each other's place. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const change = a[row - 1] === b[at - 1] ? 0 : 1;
      const isSwap = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const steps = [(last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + change];
      current.push(Math.min(...steps, ...(isSwap ? [(before[at - 2] ?? 0) + 1] : [])));
    }
    before = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

function isClose(name: string, ours: string): boolean {
  const [given, known] = [lettersOf(name), lettersOf(ours)];
  if (known.length < shortestGuess) return false;
  if (given === known || wordsOf(name) === wordsOf(ours)) return true;
  return distance(given, known) <= (known.length < 14 ? 1 : 2);
}

export type Misspelt = { name: string; meant: string | undefined };

/** The names that look like a setting of ours and are none. */
export function findMisspelt(given: Readonly<Record<string, string>>, ours: readonly string[]): Misspelt[] {
  return Object.entries(given).flatMap(([name, value]) => {
    if (ours.includes(name) || othersPrefixes.test(name) || neighbour.test(name)) return [];
    if (name.endsWith('_PORT') && /^(?:tcp|udp):/.test(value)) return [];
    const close = ours.find((known) => isClose(name, known));
    if (close === undefined && !ourPrefixes.some((prefix) => name.startsWith(prefix))) return [];
    return [{ name, meant: close ?? nearest(name, ours) }];
  });
}

/** Of a name with a beginning of ours: OIDC_SECRET is most of OIDC_CLIENT_SECRET. */
function nearest(name: string, ours: readonly string[]): string | undefined {
  const words = new Set(name.split('_'));
  const shared = (known: string) => known.split('_').filter((word) => words.has(word)).length;
  const [best] = ours.filter((known) => shared(known) > 1).toSorted((a, b) => shared(b) - shared(a));
  return best;
}

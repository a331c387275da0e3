import { z } from 'zod';
import { parseJsonText } from '#/core/form-fields';
import { type PersonHere, sayAgainMs } from '#/features/history/live/contract';

const mostTabsPerProject = 100;
const mostProjects = 10_000;
/** One word may get lost on the way. */
const goneAfterMs = 2.5 * sayAgainMs;

/** Where somebody is, as one process tells it to the others. */
const here = z.object({
  projectId: z.int(),
  userId: z.int(),
  name: z.string(),
  tab: z.string(),
  screen: z.string().nullable(),
});
export type Here = z.infer<typeof here>;

/** Apart from what else is told on the channel: the number of a project. */
const mark = 'here ';

export function writeHere(told: Here): string {
  return mark + JSON.stringify(told);
}

export function readHere(payload: string): Here | undefined {
  return payload.startsWith(mark)
    ? here.safeParse(parseJsonText(payload.slice(mark.length))).data
    : undefined;
}

type Tab = { userId: number; name: string; screen: string; until: number };

/** Who is where, in every project that somebody is in; each process hears it of all of them. */
export function createPresence(now: () => number = Date.now) {
  const projects = new Map<number, Map<string, Tab>>();

  const isFull = (projectId: number) => !projects.has(projectId) && projects.size >= mostProjects;

  /** Whether that makes another picture. */
  function note({ projectId, userId, name, tab, screen }: Here): boolean {
    const tabs = projects.get(projectId) ?? new Map<string, Tab>();
    const key = `${userId} ${tab}`;
    const before = tabs.get(key);
    if (screen === null) return forget(projectId, key);
    if (!before && (tabs.size >= mostTabsPerProject || isFull(projectId))) return false;
    tabs.set(key, { userId, name, screen, until: now() + goneAfterMs });
    projects.set(projectId, tabs);
    return before?.screen !== screen || before.name !== name;
  }

  function forget(projectId: number, key: string): boolean {
    const tabs = projects.get(projectId);
    const isOther = tabs?.delete(key) ?? false;
    if (tabs?.size === 0) projects.delete(projectId);
    return isOther;
  }

  return {
    note,
    /** The projects in which somebody said nothing anymore. */
    sweep: (): number[] =>
      [...projects].flatMap(([projectId, tabs]) => {
        const gone = [...tabs].filter(([, { until }]) => until < now());
        for (const [key] of gone) forget(projectId, key);
        return gone.length > 0 ? [projectId] : [];
      }),
    /** Who lost the project is not in it. */
    expel: (projectId: number, userId: number): void => {
      for (const [key, tab] of projects.get(projectId) ?? []) {
        if (tab.userId === userId) forget(projectId, key);
      }
    },
    list: (projectId: number): PersonHere[] => {
      const people = new Map<number, { name: string; screens: Set<string> }>();
      for (const { userId, name, screen } of projects.get(projectId)?.values() ?? []) {
        const person = people.get(userId) ?? { name, screens: new Set() };
        person.screens.add(screen);
        people.set(userId, person);
      }
      return [...people].map(([id, { name, screens }]) => ({ id, name, screens: [...screens].toSorted() }));
    },
  };
}

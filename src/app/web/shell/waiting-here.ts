import { forgetUnsent, listAllUnsent } from '#/platform/web/offline/unsent-drafts';

/** What this person has on this device and nowhere else. */
export type WaitingHere = { drafts: readonly string[]; papers: readonly string[] };

/** A part that doesn't arrive must not keep anybody from signing out: their papers stay theirs. */
const papersHere = () => import('#/features/reading/inbox/web/waiting-papers').catch(() => undefined);

export async function findWaitingHere(): Promise<WaitingHere | undefined> {
  const drafts = listAllUnsent().map(({ title }) => title);
  const papers = ((await (await papersHere())?.listOwnPapers()) ?? []).map(({ file }) => file.name);
  return drafts.length + papers.length > 0 ? { drafts, papers } : undefined;
}

export async function forgetWaitingHere(): Promise<void> {
  forgetUnsent();
  const inbox = await papersHere();
  const papers = (await inbox?.listOwnPapers()) ?? [];
  await inbox?.forgetPapers(papers.map(({ key }) => key));
}

/** 'twee formulieren (‘Nieuw contact’, …) en één papier (‘offerte.pdf’)' */
export function waitingWords({ drafts, papers }: WaitingHere): string {
  const part = (names: readonly string[], one: string, many: string) =>
    names.length === 0
      ? []
      : [
          `${names.length === 1 ? `één ${one}` : `${names.length} ${many}`} (${names.map((name) => `‘${name}’`).join(', ')})`,
        ];
  return [...part(drafts, 'formulier', 'formulieren'), ...part(papers, 'papier', 'papieren')].join(' en ');
}

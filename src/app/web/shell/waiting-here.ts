import { enumerate } from '#/core/enumerate';
import { forgetUnsent, listAllUnsent } from '#/platform/web/offline/unsent-drafts';

/** What this person has on this device and nowhere else. */
export type WaitingHere = { drafts: readonly string[]; papers: readonly string[]; photos: readonly string[] };

/** A part that doesn't arrive must not keep anybody from signing out: their papers stay theirs. */
const outboxesHere = () =>
  Promise.all([
    import('#/features/reading/inbox/web/shared/paper-outbox').then(({ paperOutbox }) => paperOutbox),
    import('#/features/site/photos/web/shared/photo-outbox').then(({ photoOutbox }) => photoOutbox),
  ]).catch(() => []);

export async function findWaitingHere(): Promise<WaitingHere | undefined> {
  const drafts = listAllUnsent().map(({ title }) => title);
  const [papers = [], photos = []] = await Promise.all(
    (await outboxesHere()).map(async ({ listOwn }) => (await listOwn()).map(({ file }) => file.name)),
  );
  return drafts.length + papers.length + photos.length > 0 ? { drafts, papers, photos } : undefined;
}

export async function forgetWaitingHere(): Promise<void> {
  forgetUnsent();
  for (const { listOwn, forget } of await outboxesHere())
    await forget((await listOwn()).map(({ key }) => key));
}

/** 'twee formulieren (‘Nieuw contact’, …) en één papier (‘offerte.pdf’)' */
export function waitingWords({ drafts, papers, photos }: WaitingHere): string {
  const part = (names: readonly string[], one: string, many: string) =>
    names.length === 0
      ? []
      : [
          `${names.length === 1 ? `één ${one}` : `${names.length} ${many}`} (${names.map((name) => `‘${name}’`).join(', ')})`,
        ];
  return enumerate([
    ...part(drafts, 'formulier', 'formulieren'),
    ...part(papers, 'papier', 'papieren'),
    ...part(photos, 'foto', 'foto’s'),
  ]);
}

/**
 * What somebody typed outlives the way to the sign-in and back, in this tab and for this person alone: a draft names its
 * form and record, and whoever else signs in never sees it.
 */
export type Draft = {
  values: unknown /** Files can't come along; their names can. */;
  files: readonly string[];
  /** Of a record that is changed: as it was when one began. */
  base?: unknown;
  /** The one that waits on this device, where it comes from there: see `unsent-drafts.ts`. */
  unsentId?: string;
  /** By the path of a call: the key with which it was sent from that form, without an answer. */
  tried?: Readonly<Record<string, string>>;
};

type Kept = { userId: number; drafts: Record<string, Draft> };

const storageKey = 'kept-drafts';
const openForms = new Map<string, () => Draft>();
let owner: number | undefined;

function read(): Kept | undefined {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null') as Kept | null;
    return kept?.userId === owner ? (kept ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

function write(drafts: Record<string, Draft>): void {
  try {
    if (owner === undefined || Object.keys(drafts).length === 0) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, JSON.stringify({ userId: owner, drafts } satisfies Kept));
  } catch {
    // A full or forbidden storage: then signing in again costs what was typed, as it does without it.
  }
}

/** Says whose drafts these are; those of anybody else are gone from here on. */
export function claimDrafts(userId: number): void {
  owner = userId;
  write(read()?.drafts ?? {});
}

/** For a form with something in it: `give` tells what, should the session end. */
export function offerDraft(name: string, give: () => Draft): () => void {
  openForms.set(name, give);
  return () => {
    if (openForms.get(name) === give) openForms.delete(name);
  };
}

/** Before the page is left for the sign-in, or loaded anew. */
export function saveDrafts(): void {
  write({ ...read()?.drafts, ...Object.fromEntries(openDrafts()) });
}

/** What is in the forms that are open now. */
export function openDrafts(): [name: string, draft: Draft][] {
  return [...openForms].map(([name, give]) => [name, give()]);
}

/** Puts a draft where a form finds it when the page is loaded anew. */
export function layReady(name: string, draft: Draft): void {
  write({ ...read()?.drafts, [name]: draft });
}

export function findDraft(name: string): Draft | undefined {
  return read()?.drafts[name];
}

export function forgetDraft(name: string): void {
  const { [name]: _, ...others } = read()?.drafts ?? {};
  write(others);
}

/** The record of this kind that was being changed, where the address doesn't tell: it is opened again. */
export function findDraftRecord(kind: string): number | undefined {
  const name = Object.keys(read()?.drafts ?? {}).find((kept) => kept.startsWith(`${kind}:`));
  const id = Number(name?.slice(kind.length + 1));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** How a form of a record is called; without an id it makes a new one. */
export function draftName(kind: string, id: number | undefined): string {
  return `${kind}:${id ?? 'nieuw'}`;
}

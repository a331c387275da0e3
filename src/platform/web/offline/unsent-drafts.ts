import { findCurrentUserId } from '#/platform/web/current-user';
import { type Draft, layReady, openDrafts } from '#/platform/web/drafts';
import { randomId } from '#/platform/web/random-id';

/**
 * What was typed without a connection waits on this device, also when the page is gone before there is one again; for
 * this person alone, until it is sent or thrown away. Sent is only what its form is asked to send.
 */
export type UnsentDraft = {
  id: string;
  /** Of its form: see `draftName`. */
  name: string;
  title: string;
  /** Where it was typed, and when. */
  address: string;
  projectId?: number | undefined;
  at: number;
  draft: Draft;
};

/** Each has their own: who signs in on a device that others use neither sees theirs nor writes over them. */
const storageKey = (userId: number) => `unsent-drafts ${userId}`;
/** Who signs out has thrown it away: a page that goes does not keep it after all. */
let isForgotten = false;
/** By the name of an open form: what of it waits here. */
const held = new Map<string, string>();
/** By the path of a call: the key under which it was sent when no answer came. It may have arrived all the same. */
const tried = new Map<string, string>();
const listeners = new Set<() => void>();
let currentProject: number | undefined;
/** The same list as long as it is the same: it is asked for at every picture. */
let waiting: readonly UnsentDraft[] | undefined;

function read(): readonly UnsentDraft[] {
  try {
    const userId = findCurrentUserId();
    if (userId === undefined) return [];
    return JSON.parse(window.localStorage.getItem(storageKey(userId)) ?? '[]') as UnsentDraft[];
  } catch {
    return [];
  }
}

function write(drafts: readonly UnsentDraft[]): void {
  const userId = findCurrentUserId();
  if (userId === undefined || isForgotten) return;
  try {
    if (drafts.length === 0) window.localStorage.removeItem(storageKey(userId));
    else window.localStorage.setItem(storageKey(userId), JSON.stringify(drafts));
  } catch {
    // A full or forbidden storage: then it is in its form and nowhere else, as it is without this.
  }
  tell();
}

function tell(): void {
  waiting = undefined;
  for (const listen of listeners) listen();
}

export function followUnsent(listen: () => void): () => void {
  listeners.add(listen);
  // Another tab sent one, or kept one.
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(listen);
    window.removeEventListener('storage', tell);
  };
}

/** What waits on this device and is in no form of this page. */
export function listUnsent(): readonly UnsentDraft[] {
  waiting ??= read().filter(({ id }) => ![...held.values()].includes(id));
  return waiting;
}

/** All that waits here of this person, in a form or not. */
export function listAllUnsent(): readonly UnsentDraft[] {
  return read();
}

/** At signing out: nothing of it is left, and what is in the open forms is not kept any more. */
export function forgetUnsent(): void {
  held.clear();
  tried.clear();
  write([]);
  isForgotten = true;
}

/** The project that forms belong to: an address doesn't tell. */
export function noteUnsentProject(projectId: number | undefined): void {
  currentProject = projectId;
}

/** Keeps what is in the open forms; answers whether there is any. */
export function keepUnsent(which: (name: string) => boolean = () => true): boolean {
  const open = openDrafts().filter(([name]) => which(name));
  if (open.length === 0) return false;
  const { pathname, search } = window.location;
  const kept = open.map(([name, draft]): UnsentDraft => {
    const id = held.get(name) ?? randomId();
    held.set(name, id);
    const place = { title: titleHere(), address: pathname + search, projectId: currentProject };
    const kept = { ...draft, unsentId: id, ...(tried.size > 0 && { tried: Object.fromEntries(tried) }) };
    return { id, name, ...place, at: Date.now(), draft: kept };
  });
  write([...read().filter(({ id }) => kept.every((each) => each.id !== id)), ...kept]);
  return true;
}

/** Keeps anew what waits here already and is in a form again. */
export function keepHeld(): void {
  keepUnsent((name) => held.has(name));
}

function titleHere(): string {
  const titles = [...document.querySelectorAll('h1, [role="dialog"] h2')];
  return titles.at(-1)?.textContent?.trim() || 'Formulier';
}

/** What waits here leaves now under this key: the page may be gone before an answer comes. */
export function noteTrying(path: string, key: string): void {
  if (held.size === 0) return;
  tried.set(path, key);
  keepHeld();
}

/** What is in the open forms was sent with this key, and no answer came; answers whether there is any. */
export function keepTried(path: string, key: string): boolean {
  tried.set(path, key);
  if (keepUnsent()) return true;
  tried.delete(path);
  return false;
}

/** Under which key this was sent before without an answer, be it before the page was loaded anew. */
export function findTried(path: string): string | undefined {
  return tried.get(path);
}

export function forgetTried(path: string): void {
  tried.delete(path);
}

/** It is in its form again, and stays here until that is sent. */
export function holdUnsent(name: string, { unsentId, tried: keys = {} }: Draft): void {
  if (unsentId === undefined) return;
  held.set(name, unsentId);
  for (const [path, key] of Object.entries(keys)) tried.set(path, key);
  tell();
}

/** The form is closed: what was in it is sent, or thrown away. */
export function releaseUnsent(name: string): void {
  const id = held.get(name);
  if (id === undefined) return;
  held.delete(name);
  if (held.size === 0) tried.clear();
  removeUnsent(id);
}

export function removeUnsent(id: string): void {
  write(read().filter((each) => each.id !== id));
}

/** Loads the page on which it was typed, where its form finds it as it does after signing in again. */
export function resumeUnsent({ name, draft, address }: UnsentDraft): void {
  layReady(name, draft);
  window.location.assign(address);
}

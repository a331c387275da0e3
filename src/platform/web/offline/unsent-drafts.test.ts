// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentUserId } from '#/platform/web/current-user';
import { claimDrafts, findDraft, offerDraft } from '#/platform/web/drafts';
import {
  findTried,
  followUnsent,
  forgetTried,
  holdUnsent,
  keepHeld,
  keepTried,
  keepUnsent,
  listUnsent,
  noteTrying,
  noteUnsentProject,
  releaseUnsent,
  removeUnsent,
  type UnsentDraft,
} from '#/platform/web/offline/unsent-drafts';

const name = 'invoice:nieuw';
let open: (() => void)[] = [];

function keptOf(userId: number): UnsentDraft[] {
  return JSON.parse(localStorage.getItem(`unsent-drafts ${userId}`) ?? '[]') as UnsentDraft[];
}

function type(amount: number) {
  open.push(offerDraft(name, () => ({ values: { amount }, files: [] })));
}

/** The page goes away: its forms with it, what is on the device not. */
function reload() {
  for (const close of open) close();
  open = [];
  const [first] = listUnsent();
  return first;
}

function signIn(userId: number) {
  setCurrentUserId(userId);
  claimDrafts(userId);
  // Whatever was known of the one before.
  followUnsent(() => {})();
  window.dispatchEvent(new Event('storage'));
}

beforeEach(() => {
  reload();
  releaseUnsent(name);
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '<h1>Facturen</h1><div role="dialog"><h2>Nieuwe factuur</h2></div>';
  const stop = followUnsent(() => {});
  signIn(7);
  stop();
});

describe('what was typed without a connection', () => {
  it('waits with its title, project and values, and is not named while it is in its form', () => {
    noteUnsentProject(3);
    expect(keepUnsent()).toBe(false);
    type(120);
    expect(keepUnsent()).toBe(true);
    expect(listUnsent()).toEqual([]);
    const kept = keptOf(7);
    expect(kept).toMatchObject([
      { name, title: 'Nieuwe factuur', projectId: 3, draft: { values: { amount: 120 } } },
    ]);
  });

  it('is kept once however often it is kept, with what was typed last', () => {
    type(120);
    keepUnsent();
    type(130);
    keepHeld();
    const kept = keptOf(7);
    expect(kept.map(({ draft }: { draft: { values: unknown } }) => draft.values)).toEqual([{ amount: 130 }]);
  });

  it('is gone when its form is sent or closed, and leaves another of the same form alone', () => {
    localStorage.setItem(
      'unsent-drafts 7',
      JSON.stringify([{ id: 'older', name, title: 'Nieuwe factuur', address: '/', at: 1 }]),
    );
    type(120);
    keepUnsent();
    releaseUnsent(name);
    expect(listUnsent().map(({ id }) => id)).toEqual(['older']);
    holdUnsent(name, { values: {}, files: [], unsentId: 'older' });
    expect(listUnsent()).toEqual([]);
    releaseUnsent(name);
    expect(localStorage.getItem('unsent-drafts 7')).toBeNull();
  });

  it('is sent again under the key of the try that got no answer, until it is answered or its form is closed', () => {
    const path = '/api/invoices';
    expect(keepTried(path, 'first')).toBe(false);
    expect(findTried(path)).toBeUndefined();
    noteTrying(path, 'untouched');
    expect(findTried(path)).toBeUndefined();
    type(120);
    expect(keepTried(path, 'first')).toBe(true);
    const [kept] = keptOf(7);
    const draft = kept?.draft ?? { values: {}, files: [] };
    releaseUnsent(name);
    expect(findTried(path)).toBeUndefined();
    holdUnsent(name, draft);
    expect(findTried(path)).toBe('first');
    forgetTried(path);
    noteTrying(path, 'second');
    const again = keptOf(7);
    expect(again.map((each) => each.draft.tried)).toEqual([{ [path]: 'second' }]);
  });

  it('is nobody else’s', () => {
    type(120);
    keepUnsent();
    reload();
    signIn(8);
    expect(listUnsent()).toEqual([]);
    expect(findDraft(name)).toBeUndefined();
    removeUnsent('whatever');
    releaseUnsent(name);
    type(300);
    keepUnsent();
    expect(keptOf(8)).toMatchObject([{ draft: { values: { amount: 300 } } }]);
    reload();
    signIn(7);
    expect(keptOf(7)).toMatchObject([{ draft: { values: { amount: 120 } } }]);
  });

  it('is gone after signing out, also of a form that is still open when its page goes, and of nobody else', async () => {
    localStorage.setItem('unsent-drafts 8', JSON.stringify([{ id: 'theirs', name, title: 'Offerte' }]));
    vi.resetModules();
    const page = await import('#/platform/web/offline/unsent-drafts');
    const oneself = await import('#/platform/web/current-user');
    const forms = await import('#/platform/web/drafts');
    oneself.setCurrentUserId(7);
    forms.offerDraft(name, () => ({ values: { amount: 120 }, files: [] }));
    page.keepUnsent();
    expect(page.listAllUnsent()).toHaveLength(1);
    page.forgetUnsent();
    page.keepUnsent();
    page.keepHeld();
    expect([keptOf(7), page.listAllUnsent(), page.listUnsent()]).toEqual([[], [], []]);
    expect(keptOf(8)).toMatchObject([{ id: 'theirs' }]);
  });

  it('survives a storage that holds nonsense', () => {
    localStorage.setItem('unsent-drafts 7', '{');
    window.dispatchEvent(new Event('storage'));
    expect(listUnsent()).toEqual([]);
  });
});

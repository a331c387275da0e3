// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { claimDrafts, findDraft, offerDraft } from '#/platform/web/kept-drafts';
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
import { noteOneself } from '#/platform/web/oneself';

const name = 'invoice:nieuw';
let open: (() => void)[] = [];

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
  noteOneself(userId);
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
    const kept = JSON.parse(localStorage.getItem('unsent-drafts') ?? '').drafts;
    expect(kept).toMatchObject([
      { name, title: 'Nieuwe factuur', projectId: 3, draft: { values: { amount: 120 } } },
    ]);
  });

  it('is kept once however often it is kept, with what was typed last', () => {
    type(120);
    keepUnsent();
    type(130);
    keepHeld();
    const kept = JSON.parse(localStorage.getItem('unsent-drafts') ?? '').drafts;
    expect(kept.map(({ draft }: { draft: { values: unknown } }) => draft.values)).toEqual([{ amount: 130 }]);
  });

  it('is gone when its form is sent or closed, and leaves another of the same form alone', () => {
    localStorage.setItem(
      'unsent-drafts',
      JSON.stringify({
        userId: 7,
        drafts: [{ id: 'older', name, title: 'Nieuwe factuur', address: '/', at: 1 }],
      }),
    );
    type(120);
    keepUnsent();
    releaseUnsent(name);
    expect(listUnsent().map(({ id }) => id)).toEqual(['older']);
    holdUnsent(name, { values: {}, files: [], unsentId: 'older' });
    expect(listUnsent()).toEqual([]);
    releaseUnsent(name);
    expect(localStorage.getItem('unsent-drafts')).toBeNull();
  });

  it('is sent again under the key of the try that got no answer, until it is answered or its form is closed', () => {
    const path = '/api/invoices';
    expect(keepTried(path, 'first')).toBe(false);
    expect(findTried(path)).toBeUndefined();
    noteTrying(path, 'untouched');
    expect(findTried(path)).toBeUndefined();
    type(120);
    expect(keepTried(path, 'first')).toBe(true);
    const [kept] = JSON.parse(localStorage.getItem('unsent-drafts') ?? '').drafts as UnsentDraft[];
    const draft = kept?.draft ?? { values: {}, files: [] };
    releaseUnsent(name);
    expect(findTried(path)).toBeUndefined();
    holdUnsent(name, draft);
    expect(findTried(path)).toBe('first');
    forgetTried(path);
    noteTrying(path, 'second');
    const again = JSON.parse(localStorage.getItem('unsent-drafts') ?? '').drafts as UnsentDraft[];
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
  });

  it('survives a storage that holds nonsense', () => {
    localStorage.setItem('unsent-drafts', '{');
    window.dispatchEvent(new Event('storage'));
    expect(listUnsent()).toEqual([]);
  });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  claimDrafts,
  draftName,
  findDraft,
  findDraftRecord,
  forgetDraft,
  offerDraft,
  saveDrafts,
} from '#/platform/web/drafts';

const draft = { values: { amount: 120_000 }, files: ['offerte.pdf'] };

function keep(name: string) {
  const done = offerDraft(name, () => draft);
  saveDrafts();
  done();
}

beforeEach(() => {
  sessionStorage.clear();
  claimDrafts(7);
});

describe('what was typed when a session ended', () => {
  it('is there again for the same person, once', () => {
    keep(draftName('quote', 12));
    claimDrafts(7);
    expect(findDraft('quote:12')).toEqual(draft);
    expect(findDraftRecord('quote')).toBe(12);
    forgetDraft('quote:12');
    expect(findDraft('quote:12')).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  it('belongs to its own record', () => {
    keep(draftName('quote', undefined));
    expect(findDraft('quote:12')).toBeUndefined();
    expect(findDraft('invoice:nieuw')).toBeUndefined();
    expect(findDraftRecord('quote')).toBeUndefined();
  });

  it('is gone for good when another person signs in here', () => {
    keep('quote:12');
    claimDrafts(8);
    expect(findDraft('quote:12')).toBeUndefined();
    claimDrafts(7);
    expect(findDraft('quote:12')).toBeUndefined();
  });

  it('is nothing where the form was closed before', () => {
    offerDraft('quote:12', () => draft)();
    saveDrafts();
    expect(sessionStorage.length).toBe(0);
  });
});

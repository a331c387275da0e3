import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { features } from '#/app/server/features';
import { helps } from '#/app/web/helps';
import type { PageHelp } from '#/core/help';

const root = join(import.meta.dirname, '../..');
const pages = features.flatMap(({ page }) => page ?? []);
const ofPages = helps.filter((help): help is PageHelp => 'page' in help);
const figures = helps.flatMap((help) => help.figures ?? []);

function filesUnder(folder: string, ending: RegExp): { file: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, folder, file), 'utf8') }));
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** One that ends as a sentence does, and holds no other. */
const isOneSentence = (text: string) =>
  /^\p{Lu}/u.test(text) && /[^.!?][.!?]$/.test(text) && !/[.!?] /.test(text);

describe('the help of every feature', () => {
  it('says of each page what it is for', () => {
    const silent = features
      .filter(({ page, help }) => page && !(help && 'page' in help && help.page === page))
      .map(
        ({ name }) =>
          `the page of ${name} says nothing: write its help.ts, and name it as \`help\` in its feature.ts`,
      );
    expect(silent).toEqual([]);
  });

  it('reaches the browser', () => {
    const lost = features
      .filter(({ help }) => help && !helps.includes(help))
      .map(({ name }) => `the browser does not know the help of ${name}: add it to src/app/web/helps.ts`);
    const unknown = helps.filter((help) => !features.some((each) => each.help === help));
    expect([...lost, ...unknown]).toEqual([]);
  });

  it('has its figures on pages that are there', () => {
    for (const help of helps.filter((each) => 'on' in each))
      expect(pages.map(({ path }) => path)).toContain(help.on);
  });

  it.each(ofPages)('is short: $page.title', ({ purpose, acts, words }) => {
    expect(countWords(purpose)).toBeLessThanOrEqual(40);
    for (const act of acts) {
      expect([act, countWords(act) <= 25, isOneSentence(act)]).toEqual([act, true, true]);
      expect(act).not.toMatch(/^(U|Uw|De|Het|Een|Dit|Hier|Als|Met|Om)\b/);
    }
    expect(words.length).toBeLessThanOrEqual(8);
    for (const { word, means } of words) expect([word, isOneSentence(means)]).toEqual([word, true]);
  });

  it('uses words that the glossary has', () => {
    const known = new Set(
      readFileSync(join(root, 'docs/glossary.md'), 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .flatMap((line) => (line.split('|')[1] ?? '').replaceAll(/\([^)]*\)/g, '').split(','))
        .map((word) => word.trim().toLowerCase()),
    );
    const strange = ofPages.flatMap(({ words }) =>
      words.filter(({ word }) => !known.has(word.toLowerCase())),
    );
    expect(strange.map(({ word }) => `docs/glossary.md does not know ‘${word}’`)).toEqual([]);
  });

  it('means the same by a word on every page', () => {
    const meanings = new Map<string, Set<string>>();
    for (const { word, means } of ofPages.flatMap(({ words }) => words))
      meanings.set(word, new Set([...(meanings.get(word) ?? []), means]));
    // A link is for who gets it, and that is another on each page.
    const several = [...meanings].filter(([word, each]) => each.size > 1 && word !== 'link');
    expect(several).toEqual([]);
  });
});

describe('the figures', () => {
  const asked = filesUnder('src', /\.tsx$/).flatMap(({ file, text }) =>
    [...text.matchAll(/\babout="([\w-]+)"/g)].map(([, key = '']) => ({ file, key })),
  );

  it('with an ‘i’ have words, and words have an ‘i’ that leads to them', () => {
    const keys = figures.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter(({ key }) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !asked.some((each) => each.key === key))).toEqual([]);
  });

  it('say their numbers as the rule has them, and never by themselves', () => {
    const rules = filesUnder('src/features', /\/rules(\/.*)?\.ts$/).filter(({ text }) =>
      /satisfies .*\bFigure\b/.test(text),
    );
    expect(rules.length).toBeGreaterThan(7);
    for (const { file, text } of rules) {
      const sentences = [...text.matchAll(/\bwords:\s*(['`])(.*)\1,\n/g)].map(
        ([, , sentence = '']) => sentence,
      );
      expect([file, sentences.length > 0]).toEqual([file, true]);
      for (const sentence of sentences)
        expect([file, sentence.replaceAll(/\$\{[^}]*\}/g, '').match(/\d/)]).toEqual([file, null]);
    }
  });

  it.each(figures)('is told in whole sentences: $name', ({ name, words }) => {
    expect(name).toMatch(/^\p{Lu}/u);
    expect(words).toMatch(/^\p{Lu}.*\.$/u);
    expect(words).not.toMatch(/undefined|NaN|\[object/);
    expect(countWords(words)).toBeLessThanOrEqual(75);
  });
});

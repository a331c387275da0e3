// How long searching everything takes: npx tsx bench/search.ts
import type { FoundEntry } from '#/core/found-entry';
import { findEntries, indexEntries } from '#/features/front/shared/search/rules/find';

const words = 'dakpannen badkamer tegels vermeersch isolatie ramen schrijnwerk kelder goot verf parket'.split(
  ' ',
);
const text = (seed: number) =>
  Array.from({ length: 20 }, (_, index) => words[(seed * 7 + index * 5) % words.length]).join(' ');

function entries(count: number): FoundEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ kind: 'Offerte', path: `/quotes/${index}`, title: `OFF-${index} ${words[index % words.length]}` },
    ...{ detail: `Aannemer ${index % 40} bv`, text: text(index) },
  }));
}

function timeOf(work: () => unknown): number {
  const times = Array.from({ length: 15 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return times.sort((one, other) => one - other)[7] ?? 0;
}

const most = 50;
let worst = 0;
const index = indexEntries(entries(10_000));
console.log(`made: ${timeOf(() => indexEntries(entries(10_000))).toFixed(1)} ms for 10,000 records`);
for (const typed of ['badkamer', 'off-99', 'vermeresch', 'zzzzzz', 'aannemer 12 keldre', 'b']) {
  const ms = timeOf(() => findEntries(index, typed, 12));
  worst = Math.max(worst, ms);
  console.log(`${typed.padEnd(20)} ${ms.toFixed(1)} ms, ${findEntries(index, typed, 12).length} found`);
}
console.log(`aim: under ${most} ms: ${worst < most ? 'met' : 'MISSED'}`);

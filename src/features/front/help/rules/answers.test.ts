import { describe, expect, it } from 'vitest';
import { helps } from '#/app/web/helps';
import { answersTo, helpOf } from '#/features/front/help/rules/answers';
import { sectionsOf } from '#/features/front/help/rules/sections';

const sections = sectionsOf(helps);
const answers = answersTo(sections);
const first = (typed: string) => answers(typed)[0]?.title;

describe('a question', () => {
  it.each([
    ['hoe betaal ik', 'Facturen'],
    ['Hoe betaal ik een factuur?', 'Facturen'],
    ['hoe voeg ik een factuur toe', 'Facturen'],
    ['hoe vraag ik een premie aan', 'Premies'],
    ['wat betekent plafond', 'Premies'],
    ['hoe neem ik een foto', 'Werf'],
    ['hoe vergelijk ik offertes', 'Offertes'],
    ['hoe accepteer ik een offerte', 'Offertes'],
    ['hoe verschuif ik een taak', 'Planning'],
    ['hoe importeer ik een excel van de architect', 'Meetstaat'],
    ['waar vind ik wat ik verwijderd heb', 'Prullenmand'],
    ['hoe maak ik iets ongedaan', 'Logboek'],
    ['hoe scan ik papieren', 'Postvak'],
    ['hoe geef ik de notaris mijn dossier', 'Woningmap'],
    ['uitleg kasplan', 'Budget'],
  ])('%s leads to %s', (typed, title) => {
    expect(first(typed)).toBe(`Hoe werkt ‘${title}’?`);
  });

  it.each(['facturen', 'betaal', 'DV-1184', 'hoera', '', '   ', '?'])('is not %j', (typed) => {
    expect(answers(typed)).toEqual([]);
  });

  it('about nothing lists every page', () => {
    expect(answers('hoe').length).toBe(sections.length);
    expect(answers('hoe kan ik')).toEqual(answers('hoe'));
  });

  it('about what no page speaks of has no answer', () => {
    expect(answers('hoe xyzzy')).toEqual([]);
  });

  it('is answered by what opens the help of the page', () => {
    const [answer] = answers('hoe betaal ik');
    expect(helpOf(answer?.act ?? '')).toBe('/invoices');
    expect(helpOf('light')).toBeUndefined();
  });
});

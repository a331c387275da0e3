import { describe, expect, it } from 'vitest';
import { numberBeside, paperTitle } from '#/features/papers/shared/rules/title';

const contact = { name: 'Koen', company: 'Dakwerken Vermeersch bv' };

describe('a paper is titled', () => {
  it.each([
    ['by firm and subject', 'Nieuw dak', 'DV-1184', 'Dakwerken Vermeersch bv: Nieuw dak', 'DV-1184'],
    ['in one line', ' Nieuw\n dak ', ' DV-1184 ', 'Dakwerken Vermeersch bv: Nieuw dak', 'DV-1184'],
    [
      'by its number where nothing describes it',
      ' ',
      'DV-1184',
      'Dakwerken Vermeersch bv: DV-1184',
      undefined,
    ],
    ['by who sent it where it has neither', null, null, 'Dakwerken Vermeersch bv', undefined],
    [
      'without a number where it has none',
      'Nieuw dak',
      null,
      'Dakwerken Vermeersch bv: Nieuw dak',
      undefined,
    ],
  ])('%s', (_, description, number, title, beside) => {
    const paper = { contact, description, number };
    expect(paperTitle(paper)).toBe(title);
    expect(numberBeside(paper)).toBe(beside);
  });

  it('by the first of a long description, whole letters only', () => {
    const title = paperTitle({ contact, description: '🏠'.repeat(81), number: null });
    expect(title).toBe(`Dakwerken Vermeersch bv: ${'🏠'.repeat(80)}…`);
  });
});

import { describe, expect, it } from 'vitest';
import { formatScore, scoreBand } from '#/ui/score-badge';

describe('the bands of a score', () => {
  it.each([
    [10, 'moss', 'Goed'],
    [8, 'moss', 'Goed'],
    [7.9, 'ochre', 'Kan beter'],
    [6, 'ochre', 'Kan beter'],
    [5.9, 'danger', 'Zwak'],
    [0, 'danger', 'Zwak'],
  ])('put %d in %s and call it %s', (score, tone, label) => {
    expect(scoreBand(score)).toMatchObject({ tone, label });
  });

  it('are shown with one decimal, the Dutch way', () => {
    expect([formatScore(8), formatScore(7.5)]).toEqual(['8,0', '7,5']);
  });
});

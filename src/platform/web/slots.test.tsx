// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { defineSlot, fill, SlotParts, SlotsProvider, useSlot } from '#/platform/web/slots';

const cards = defineSlot<ComponentType<{ name: string }>>('cards');
const words = defineSlot<string>('words');

const fillings = [
  fill(words, 2, 'second'),
  fill(cards, 20, ({ name }) => `late ${name} `),
  fill(cards, 10, ({ name }) => `early ${name} `),
  fill(words, 1, 'first'),
];

function Words() {
  return <p>{useSlot(words).join(' ')}</p>;
}

it('shows what was put in a slot in its place, and nothing of another', () => {
  render(
    <SlotsProvider value={fillings}>
      <p data-testid="cards">
        <SlotParts of={cards} given={{ name: 'An' }} />
      </p>
      <Words />
    </SlotsProvider>,
  );
  expect(screen.getByTestId('cards').textContent).toBe('early An late An ');
  expect(screen.getByText('first second')).toBeDefined();
});

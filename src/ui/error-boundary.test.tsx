import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#/ui/error-boundary';

function Broken({ text }: { text: string }) {
  if (text === 'stuk') throw new Error('broken on purpose');
  return <p>{text}</p>;
}

it('shows something else for what could not be shown, until there is something new to try', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tree = (text: string) => (
    <ErrorBoundary key={text} fallback={<p>even niet</p>}>
      <Broken text={text} />
    </ErrorBoundary>
  );
  const { rerender } = render(tree('heel'));
  expect(screen.getByText('heel')).toBeTruthy();
  rerender(tree('stuk'));
  expect(screen.getByText('even niet')).toBeTruthy();
  rerender(tree('weer heel'));
  expect(screen.getByText('weer heel')).toBeTruthy();
  silence.mockRestore();
});

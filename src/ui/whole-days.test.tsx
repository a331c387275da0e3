// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WholeDays } from '#/ui/whole-days';

it.each([
  ['Tegen 04-11-2026, na 4 november 2026 dus.', ['04-11-2026', '4 november 2026']],
  ['12 juni 2031', ['12 juni 2031']],
  ['Factuur 2026-114 van 12 maanden', []],
])('keeps the days of ‘%s’ whole, and its words as they are', (text, whole) => {
  const { container } = render(<WholeDays text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(whole);
});

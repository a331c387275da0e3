// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextArea, TextField } from '#/ui/text-field';

afterEach(cleanup);

it('ties label, hint and error to the control and announces the error', () => {
  render(<TextField label="Naam" hint="Zoals op de offerte" error="Vul een naam in." required />);
  const input = screen.getByLabelText(/Naam/);
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Zoals op de offerte',
    'Vul een naam in.',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Vul een naam in.');
});

it('says nothing about errors or descriptions where there are none', () => {
  render(<TextArea label="Opmerking" />);
  const area = screen.getByLabelText('Opmerking');
  expect([area.getAttribute('aria-invalid'), area.getAttribute('aria-describedby')]).toEqual([null, null]);
});

it('hands its ref to the input, so that a form can focus it', () => {
  let element: HTMLInputElement | null = null;
  render(
    <TextField
      label="Naam"
      ref={(input) => {
        element = input;
      }}
    />,
  );
  expect(element).toBe(screen.getByLabelText('Naam'));
});

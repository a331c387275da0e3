import { useState } from 'react';

type TypedValue<Value> = {
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** undefined: this text is no such value. */
  parse: (typed: string) => Value | undefined;
  format: (value: Value) => string;
  /** Of the text that was typed, where it depends on that. */
  invalidText: string | ((typed: string) => string);
};

type Draft<Value> = { readonly text: string; readonly value: Value | null };

/**
 * A value behind a text: the text stays as typed while the value follows, and is written out neatly on leaving.
 * Unreadable text stays on screen with its error; the value is null meanwhile.
 */
export function useTypedValue<Value>({ value, onChange, parse, format, invalidText }: TypedValue<Value>) {
  const [draft, setDraft] = useState<Draft<Value> | null>(null);
  const [complains, setComplains] = useState(false);

  const changedOutside = draft !== null && draft.value !== value;
  if (changedOutside) {
    setDraft(null);
    setComplains(false);
  }
  const current = changedOutside ? null : draft;
  const shown = current?.text ?? (value === null ? '' : format(value));
  const unreadable = current !== null && current.value === null && current.text.trim() !== '';

  const complaint = typeof invalidText === 'string' ? invalidText : invalidText(shown);
  const problem = unreadable ? complaint : undefined;

  const type = (text: string) => {
    const read = text.trim() === '' ? null : (parse(text) ?? null);
    setDraft({ text, value: read });
    if (read !== null) setComplains(false);
    if (read !== value) onChange(read);
  };

  const leave = () => {
    if (unreadable) setComplains(true);
    else setDraft(null);
  };

  return {
    text: shown,
    type,
    leave,
    complain: () => setComplains(true),
    problem,
    error: complains ? problem : undefined,
  };
}

import type { FormWords } from '#/platform/web/merge/field-words';
import type { Together } from '#/platform/web/merge/merge-record';

export type Versioned = { readonly version: number };

/** What `useWrite` gives. */
export type Saving = { isPending: boolean; isSuccess: boolean; error: Error | null };

/** What hangs on a record beside its fields, like the file of a paper. */
export type Attached<Rec, Choice = unknown> = {
  label: string;
  /** What one wants of it; undefined where it stays as it is. */
  choice: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
  showChoice: (choice: Choice) => string;
  /** What tells one stored thing from another, and how it is called. */
  keyOf: (record: Rec) => string;
  show: (record: Rec) => string;
};

/** A form that changes a record which is there, and which somebody else may change or remove meanwhile. */
export type Changing<Rec extends Versioned, Typed> = {
  /** As it was last read: a newer one is merged with what was typed. */
  record: Rec;
  /** It is not in its list any more. */
  isGone?: boolean;
  /** Whose version it is, and how a sentence calls it: 'deze taak'. */
  kind: string;
  id: number;
  noun: string;
  draftOf: (record: Rec) => Typed;
  words: FormWords<Typed>;
  together?: Together;
  attached?: Attached<Rec> | undefined;
  saving: Saving;
};

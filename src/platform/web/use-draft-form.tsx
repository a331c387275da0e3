import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Draft, findDraft, forgetDraft, offerDraft } from '#/platform/web/drafts';
import { holdUnsent, releaseUnsent } from '#/platform/web/offline/unsent-drafts';
import { Alert } from '#/ui/alert';
import { useUnsaved } from '#/ui/use-unsaved';

export type DraftOptions = {
  /** Which form, of which record: see `draftName`. */
  name: string;
  onClose: () => void;
  /** Something besides the fields is not saved yet: a file, or what a scan read. */
  alsoTouched?: boolean;
  files?: readonly (File | undefined)[];
  /** The record as it was when one began to change it. */
  base?: () => unknown;
};

/**
 * Nothing typed is lost: asks before it is thrown away, and has it back after signing in again. Close with `close`, and
 * put `notice` at the top of the form.
 */
export function useDraftForm<Typed extends FieldValues, Context, Values>(
  form: UseFormReturn<Typed, Context, Values>,
  { name, onClose, alsoTouched = false, files = [], base }: DraftOptions,
): { close: () => void; notice: ReactNode } {
  const touched = form.formState.isDirty || alsoTouched;
  const { close, question } = useUnsaved(touched, onClose);
  const restored = useDraftValues({ ...valuesOf(form), name, touched, files, base });
  return {
    close,
    notice: (
      <>
        {question}
        {restored}
      </>
    ),
  };
}

function valuesOf<Typed extends FieldValues, Context, Values>(form: UseFormReturn<Typed, Context, Values>) {
  return {
    read: () => form.getValues(),
    restore: (values: unknown) => form.reset(values as Typed, { keepDefaultValues: true }),
  };
}

type ValuesOptions = {
  name: string;
  touched: boolean;
  read: () => unknown;
  restore: (values: unknown) => void;
  files?: readonly (File | undefined)[];
  base?: (() => unknown) | undefined;
};

/** Has what was typed back after signing in again, for a form that keeps its values itself; returns what to say of it. */
export function useDraftValues({ name, touched, read, restore, files = [], base }: ValuesOptions): ReactNode {
  const [draft] = useState(() => findDraft(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is put back once, when the form appears.
  useEffect(() => {
    if (!draft) return;
    restore(draft.values);
    forgetDraft(name);
    holdUnsent(name, draft);
  }, []);
  useEffect(() => () => releaseUnsent(name), [name]);
  useEffect(() => {
    if (!touched) return;
    const names = files.flatMap((file) => file?.name ?? []);
    return offerDraft(name, () => ({ values: read(), files: names, base: base?.() }));
  });
  return draft && <Restored draft={draft} />;
}

function Restored({ draft: { files } }: { draft: Draft }) {
  return (
    <Alert tone="info" announce className="mb-4">
      Wat u aan het invullen was, staat er weer.
      {files.length > 0 && ` Kies alleen nog opnieuw: ${files.map((name) => `‘${name}’`).join(', ')}.`} Het is
      nog niet opgeslagen.
    </Alert>
  );
}

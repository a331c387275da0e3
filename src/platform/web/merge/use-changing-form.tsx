import { type FormEvent, useState } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Changing, Versioned } from '#/platform/web/merge/changing';
import { MergeNotice } from '#/platform/web/merge/merge-notice';
import type { FormValues } from '#/platform/web/merge/merge-record';
import { useMerging } from '#/platform/web/merge/use-merging';
import { type DraftOptions, useDraftForm } from '#/platform/web/use-draft-form';
import { useToastUntilMended } from '#/platform/web/use-toast-until-mended';

type ChangingOptions<Rec extends Versioned, Typed extends FieldValues, Values> = Omit<
  DraftOptions,
  'base'
> & {
  changing: Changing<Rec, Typed> | undefined;
  onCreate?: ((values: Values) => void) | undefined;
  onChange?: ((values: Values, version: number) => void) | undefined;
  onRefused?: ((errors: FieldErrors<Typed>) => void) | undefined;
};

/**
 * A form that makes or changes a record: nothing typed is lost, and nobody overwrites in silence what somebody else did.
 * Submit with `submit`, close with `close`, and put `notice` above the fields.
 */
export function useChangingForm<Rec extends Versioned, Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  { changing, onCreate, onChange, onRefused, ...keeping }: ChangingOptions<Rec, Typed, Values>,
) {
  const [insists, setInsists] = useState(0);
  const setTold = useToastUntilMended(form);
  const save = (values: Values) => {
    if (!changing || merging.isGone) onCreate?.(values);
    else onChange?.(values, merging.version());
  };
  const submitNow = async (event?: FormEvent<HTMLFormElement>): Promise<void> => {
    let isHeard = false;
    const heard =
      <Given,>(then: ((given: Given) => void) | undefined) =>
      (given: Given) => {
        isHeard = true;
        then?.(given);
      };
    let isRefused = false;
    const refuse = (errors: FieldErrors<Typed>) => {
      isRefused = true;
      onRefused?.(errors);
    };
    await form.handleSubmit(heard(save), heard(refuse))(event);
    if (isRefused) setTold(true);
    // What arrived while the fields were looked at resets the form, and the library then forgets that somebody saves.
    if (!isHeard && merging.openQuestions() === 0) await submitNow();
  };
  const kept = useDraftForm(form, { ...keeping, base: () => merging.base() });
  const merging = useMerging(form, changing, { name: keeping.name, saveAgain: () => void submitNow() });
  const { news, isGone } = merging;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    if (!isGone && merging.openQuestions() > 0) setInsists((count) => count + 1);
    else await submitNow(event);
  };
  return {
    close: kept.close,
    submit,
    /** What the form would refuse, where it can't be sent anyhow. */
    check: form.handleSubmit(() => undefined),
    isGone,
    /** Of one that is gone only where it can be made anew. */
    canSave: !isGone || onCreate !== undefined,
    notice: (
      <>
        {kept.notice}
        {changing && (
          <MergeNotice
            changing={{ ...changing, record: merging.newest() ?? changing.record }}
            news={news}
            isGone={isGone}
            canBeNew={onCreate !== undefined}
            insists={insists}
            values={() => form.getValues() as FormValues}
            onChoose={merging.choose}
          />
        )}
      </>
    ),
  };
}

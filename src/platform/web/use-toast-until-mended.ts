import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { hideErrorToast } from '#/ui/toast';

/** Says that a toast tells of a form's faults: it goes when they are mended, or with the form. */
export function useToastUntilMended<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
): (isTold: boolean) => void {
  const [isTold, setTold] = useState(false);
  const isRight = Object.keys(form.formState.errors).length === 0;
  useEffect(() => {
    if (!isTold || !isRight) return;
    setTold(false);
    hideErrorToast();
  }, [isTold, isRight]);
  useEffect(() => (isTold ? hideErrorToast : undefined), [isTold]);
  return setTold;
}

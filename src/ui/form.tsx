import type { ComponentProps, FormEvent } from 'react';

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** Instead of that, while a field can't be read: shows what else is refused. */
  onUnreadable?: (() => unknown) | undefined;
};

/**
 * Every form of ours. It refuses to submit while an amount, quantity or date field holds text it can't read:
 * such a field reports null, and an optional one would silently lose what was typed.
 */
export function Form({ onSubmit, onUnreadable, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React lets a submit in a dialog bubble to a form around the dialog.
        event.stopPropagation();
        const unreadable = unreadableInputs(event.currentTarget);
        for (const input of unreadable) input.checkValidity();
        void focusAfter(unreadable.length > 0 ? onUnreadable?.() : onSubmit(event), event.currentTarget);
      }}
    />
  );
}

/** The first field that is refused, in the order of the page; a library goes by when each was drawn, and skips choices. */
async function focusAfter(submitted: unknown, form: HTMLFormElement): Promise<void> {
  await submitted;
  setTimeout(() => {
    const refused = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
    refused.find((field) => !field.matches(':disabled'))?.focus();
  });
}

function unreadableInputs(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll('input')].filter((input) => input.validity.customError);
}

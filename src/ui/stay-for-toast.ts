/** A toast lies above a dialog: who uses it means the toast, and not to leave the dialog. */
export function stayForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
    event.preventDefault();
}

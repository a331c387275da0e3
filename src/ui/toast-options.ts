export type ToastTone = 'normal' | 'success' | 'destructive';

export type ToastOptions = {
  title: string;
  text?: string;
  tone?: ToastTone;
  /** Where to go for what it is about. */
  link?: { label: string; href: string };
  undo?: { label?: string; run: () => void };
};

/** What the area that draws toasts does for who has one to show. */
export type ToastActs = { show: (toast: ToastOptions) => void; hideError: () => void };

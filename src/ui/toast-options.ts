export type ToastTone = 'normal' | 'success' | 'destructive';

export type ToastOptions = {
  title: string;
  text?: string;
  tone?: ToastTone;
  undo?: { label?: string; run: () => void };
};

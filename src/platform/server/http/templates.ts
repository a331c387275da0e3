import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Markup that is made of escaped texts already. */
export type Markup = { readonly html: string };

export type Template = (values: Readonly<Record<string, string | Markup>>) => string;

/** A page rendered at build, with [[NAMES]] that only the running server knows. Every text is escaped. */
export function readTemplate(folder: string, name: string): Template {
  const html = readFileSync(join(folder, name), 'utf8');
  return (values) =>
    html.replace(/\[\[([A-Z_]+)\]\]/g, (_, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`the page ${name} needs a value for ${key}`);
      return typeof value === 'string' ? escapeHtml(value) : value.html;
    });
}

import { product } from '#/core/product';
import { escapeHtml } from '#/platform/server/http/templates';

export type LetterPage = {
  /** What a mailbox shows after the subject. */
  preview: string;
  title: string;
  paragraphs: readonly string[];
  /** A short list of what matters, under each other. */
  facts: readonly { label: string; value: string }[];
  button: { label: string; href: string };
  /** In small print at the end. */
  closing: readonly string[];
};

const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const ink = '#2a231d';
const soft = '#655848';
const brick = '#a8431f';

export function letterText({ title, paragraphs, facts, button, closing }: LetterPage): string {
  const blocks = [
    title,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    `${button.label}:\n${button.href}`,
    ['--', ...closing, `${product.name} · ${product.tagline}`].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Tables and styles on the tags: the only layout that every mail program shows. Everything is escaped here. */
export function letterHtml(page: LetterPage): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;${font};font-size:16px;line-height:1.55;color:${ink}">${escapeHtml(text)}</p>`;
  const fact = ({ label, value }: { label: string; value: string }) =>
    `<p style="margin:0 0 10px;${font};font-size:15px;line-height:1.5;color:${ink}"><span style="display:block;font-size:13px;color:${soft}">${escapeHtml(label)}</span>${escapeHtml(value)}</p>`;
  const small = (text: string) =>
    `<p style="margin:0 0 8px;${font};font-size:13px;line-height:1.5;color:${soft}">${escapeHtml(text)}</p>`;
  const href = escapeHtml(page.button.href);
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(page.title)}</title>
</head>
<body style="margin:0;padding:0;background:#faf6f0">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(page.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#faf6f0"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 14px;${font};font-size:18px;font-weight:700;color:${brick}">${escapeHtml(product.name)}</td></tr>
<tr><td style="background:#fffdfa;border:1px solid #e5dacb;border-radius:12px;padding:28px;word-break:break-word;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;${font};font-size:22px;line-height:1.3;color:${ink}">${escapeHtml(page.title)}</h1>
${page.paragraphs.map(paragraph).join('\n')}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 22px"><tr><td style="background:#f3ece2;border-left:4px solid ${brick};border-radius:6px;padding:16px 16px 6px">
${page.facts.map(fact).join('\n')}
</td></tr></table>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td style="background:${brick};border-radius:8px"><a href="${href}" style="display:inline-block;padding:13px 22px;${font};font-size:16px;font-weight:700;color:#ffffff;text-decoration:none">${escapeHtml(page.button.label)}</a></td></tr></table>
<p style="margin:0;${font};font-size:13px;line-height:1.5;color:${soft}">Werkt de knop niet? Open dan dit adres:<br><a href="${href}" style="color:${brick};word-break:break-all">${href}</a></p>
</td></tr>
<tr><td style="padding:16px 4px 0;word-break:break-word">
${page.closing.map(small).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

import { dayAt, formatDayLong } from '#/core/day';
import { product } from '#/core/product';
import { escapeHtml } from '#/platform/server/http/templates';
import { nameInLetter } from '#/platform/server/mail/letter-name';
import { type LetterPage, letterHtml, letterText } from '#/platform/server/mail/letter-page';
import type { Letter } from '#/platform/server/mail/mailer';

export type Invited = { to: string; project: string; invitedBy: string };

function toLetter(to: string, subject: string, page: LetterPage): Omit<Letter, 'key'> {
  return { to, subject, text: letterText(page), html: letterHtml(page) };
}

function stranger(sender: string): string {
  return `Deze e-mail werd met ${product.name} verstuurd omdat ${sender} dit adres invulde. Kent u de afzender niet? Dan hoeft u niets te doen.`;
}

/** No button that leads anywhere: the page that asks for it is open already. */
export function codeLetter({ to, invitedBy }: Invited, code: string): Omit<Letter, 'key'> {
  const sender = nameInLetter(invitedBy);
  const title = `Uw code is ${code}`;
  const lines = [
    `Vul deze zes cijfers in op de pagina van ${sender}. De code werkt tien minuten, op één toestel.`,
    'Vroeg u geen code? Dan hoeft u niets te doen. Geef de code aan niemand door.',
  ];
  return {
    to,
    subject: title,
    text: `${[title, ...lines].join('\n\n')}\n`,
    html: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title></head><body style="font-family:sans-serif;color:#2a231d"><h1 style="font-size:22px">Uw code is <strong>${code}</strong></h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</body></html>`,
  };
}

/** Their own page. */
export function guestLetter(
  { to, project, invitedBy, until }: Invited & { until: string },
  href: string,
): Omit<Letter, 'key'> {
  const sender = nameInLetter(invitedBy);
  const last = formatDayLong(dayAt(new Date(until)));
  return toLetter(to, `${sender} maakte een pagina voor u`, {
    preview: 'Uw afspraken, facturen en berichten over deze werf.',
    title: 'Een pagina voor uw werk op deze werf',
    paragraphs: [
      `${sender} maakte voor u een pagina over de werf ‘${nameInLetter(project)}’: uw afspraken en facturen, en een plek om papieren en foto’s af te geven. U heeft geen account nodig.`,
    ],
    facts: [{ label: 'Werkt tot en met', value: last }],
    button: { label: 'Uw pagina openen', href },
    closing: ['Geef de link niet door: wie hem heeft, ziet wat voor u bedoeld is.', stranger(sender)],
  });
}

/** What was handed in or answered, for one’s own files; or what the other side wrote. */
export function noticeLetter(
  { to, project, invitedBy }: Invited,
  {
    subject,
    text,
    facts,
  }: { subject: string; text: string; facts: readonly { label: string; value: string }[] },
  href: string,
): Omit<Letter, 'key'> {
  return toLetter(to, subject, {
    preview: text.slice(0, 120),
    title: subject,
    paragraphs: [text],
    facts: [{ label: 'Werf', value: nameInLetter(project) }, ...facts],
    button: { label: 'Uw pagina openen', href },
    closing: [stranger(nameInLetter(invitedBy))],
  });
}

import { formatEuro, totalFromDecimal } from '#/core/money';
import { product } from '#/core/product';
import { daysText, extraName, linkDays } from '#/features/papers/shared/extras/rules/statuses';
import { nameInLetter } from '#/platform/server/mail/letter-name';
import { type LetterPage, letterHtml, letterText } from '#/platform/server/mail/letter-page';
import type { Letter } from '#/platform/server/mail/mailer';

type ToMail = {
  number: number;
  title: string;
  total: string;
  days: number;
  sentBy: string;
  sentTo: string;
  quoteNumber: string | null;
};

export function approvalLetter(extra: ToMail, href: string): Omit<Letter, 'key'> {
  const sender = nameInLetter(extra.sentBy);
  const what = `${extraName(extra)}: ${nameInLetter(extra.title)}`;
  const page: LetterPage = {
    preview: `${sender} vraagt uw akkoord.`,
    title: `Akkoord gevraagd voor ${what}`,
    paragraphs: [
      `${sender} vraagt uw akkoord voor ${what}. Lees de bedragen na en beslis met de knop hieronder. U heeft geen account nodig.`,
    ],
    facts: [
      ...(extra.quoteNumber ? [{ label: 'Bij offerte', value: nameInLetter(extra.quoteNumber) }] : []),
      { label: 'Bedrag met btw', value: formatEuro(totalFromDecimal(extra.total)) },
      ...(extra.days === 0 ? [] : [{ label: 'Termijn', value: daysText(extra.days) }]),
    ],
    button: { label: 'Bekijken en beslissen', href },
    closing: [
      `De link werkt ${linkDays} dagen en voor één beslissing. Wie de link opent, beslist nog niets.`,
      `Deze e-mail werd met ${product.name} verstuurd omdat ${sender} dit adres invulde. Kent u de afzender niet? Dan hoeft u niets te doen.`,
    ],
  };
  return {
    to: extra.sentTo,
    subject: `${sender} vraagt uw akkoord voor ${what}`,
    text: letterText(page),
    html: letterHtml(page),
  };
}

import type { ReadyMail } from '#/core/ready-mail';

type Declined = { email: string; name: string; title: string };

/** To who was not chosen: short, warm, and without the others’ prices. */
export function politeLetter({ email, name, title }: Declined): ReadyMail {
  return {
    to: email,
    subject: `Uw prijs voor ${title}`,
    body: [
      `Beste ${name},`,
      `Bedankt voor uw prijs voor ‘${title}’ en voor de tijd die u erin stak. Wij kozen deze keer voor een andere aannemer.`,
      'Wij houden uw gegevens graag bij voor later werk.',
      'Vriendelijke groeten',
    ].join('\n\n'),
  };
}

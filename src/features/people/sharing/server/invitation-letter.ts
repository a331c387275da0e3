import { product } from '#/core/product';
import { roleLabels } from '#/core/rights';
import { invitationPath, roleMeanings } from '#/features/people/sharing/rules';
import type { WaitingInvitation } from '#/features/people/sharing/server/invitation-store';
import { nameInLetter } from '#/platform/server/mail/letter-name';
import { type LetterPage, letterHtml, letterText } from '#/platform/server/mail/letter-page';
import type { Letter } from '#/platform/server/mail/mailer';

export function invitationLetter(invitation: WaitingInvitation, publicUrl: string): Omit<Letter, 'key'> {
  const { email, role, replyTo } = invitation;
  const projectName = nameInLetter(invitation.projectName);
  const inviter = nameInLetter(invitation.inviterName ?? 'De eigenaar van het project');
  const page: LetterPage = {
    preview: `Met ${product.name} volgt u samen de verbouwing op.`,
    title: `${inviter} nodigt u uit voor ‘${projectName}’`,
    paragraphs: [
      `${inviter} volgt een verbouwing op met ${product.name} en vraagt u om mee te werken aan het project ‘${projectName}’.`,
      `Meld u aan met dit e-mailadres (${email}). De uitnodiging wacht dan op u bij de bel, waar u ze accepteert of afwijst.`,
      'Staat ze daar niet? Dan heeft uw aanmelddienst dit adres nog niet bevestigd. Bevestig het daar en meld u opnieuw aan.',
    ],
    facts: [
      { label: 'Project', value: projectName },
      { label: 'Uw rol', value: `${roleLabels[role]}. U kunt ${roleMeanings[role]}` },
    ],
    button: { label: 'Uitnodiging bekijken', href: `${publicUrl}${invitationPath}` },
    closing: [
      'Kent u de afzender niet, of wilt u niet meewerken? Dan hoeft u niets te doen: zonder uw akkoord gebeurt er niets.',
      `Deze e-mail werd verstuurd omdat ${inviter} dit adres invulde.`,
    ],
  };
  return {
    to: email,
    ...(replyTo === null ? {} : { replyTo }),
    subject: `${inviter} nodigt u uit voor ‘${projectName}’`,
    text: letterText(page),
    html: letterHtml(page),
  };
}

import { type MemberRole, memberRoles } from '#/core/rights';

/** Who holds two invitations to one project gets what the better one allows. */
export function betterRole(one: MemberRole, other: MemberRole): MemberRole {
  return memberRoles.indexOf(one) < memberRoles.indexOf(other) ? one : other;
}

/** What a role allows, to follow 'kan' or 'u kunt': the same in the dialogs and in the letter. */
export const roleMeanings: Record<MemberRole, string> = {
  editor:
    'alles in het project lezen en aanpassen: meetstaat, offertes, facturen, planning, budget, premies en documenten.',
  collaborator:
    'alles in het project lezen, offertes, facturen en documenten toevoegen, en de eigen aanpassen.',
};

/** Where the letter leads: to the sign-in, and from there to the bell. */
export const invitationPath = '/uitnodiging';

/** Opens the bell on the page that one arrives at. */
export const openBellQuery = 'uitnodigingen';

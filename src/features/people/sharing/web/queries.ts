import * as calls from '#/features/people/shared/sharing/contract';
import { useRead, useWrite } from '#/platform/web/queries';

const fallback = 'Er is iets misgegaan';
const invited = { title: 'Uitnodiging verstuurd', text: 'De uitnodiging is succesvol verstuurd.' };
const readyToBring = {
  title: 'Uitnodiging klaar',
  text: 'Deze server verstuurt geen e-mail: bezorg de link zelf.',
};

export function useCollaborators(projectId: number, { enabled }: { enabled: boolean } = { enabled: true }) {
  return useRead(calls.listCollaborators, { params: { projectId } }, { enabled });
}

export function useInvite() {
  const texts = {
    success: ({ delivery }: calls.Collaborator) => (delivery === 'kept' ? readyToBring : invited),
    failure: { title: 'Fout bij uitnodigen', text: fallback },
  };
  return useWrite(calls.inviteCollaborator, texts, { many: true });
}

export function useUpdateCollaborator() {
  return useWrite(calls.updateCollaborator, {
    record: 'de rol van deze medewerker',
    success: { title: 'Rol gewijzigd', text: 'De nieuwe rol geldt meteen.' },
    undo: 'collaborators',
    failure: { title: 'Fout bij wijzigen', text: fallback },
  });
}

export function useRemoveCollaborator() {
  return useWrite(calls.removeCollaborator, {
    record: 'deze medewerker',
    success: { title: 'Collaborator verwijderd', text: 'De collaborator is succesvol verwijderd.' },
    failure: { title: 'Fout bij verwijderen', text: fallback },
  });
}

export function useLeaveProject() {
  return useWrite(calls.removeCollaborator, {
    record: 'uw rol in dit project',
    success: { title: 'Project verlaten', text: 'U werkt niet langer mee aan dit project.' },
    failure: { title: 'Fout bij verlaten', text: fallback },
  });
}

export function useAcceptInvitation() {
  return useWrite(calls.acceptInvitation, {
    success: { title: 'Uitnodiging geaccepteerd', text: 'Je hebt toegang tot het project gekregen.' },
    failure: { title: 'Fout bij accepteren', text: fallback },
  });
}

export function useDeclineInvitation() {
  return useWrite(calls.declineInvitation, {
    success: 'Uitnodiging afgewezen',
    failure: { title: 'Fout bij afwijzen', text: fallback },
  });
}

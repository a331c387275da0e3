import { useState } from 'react';
import type { Paper } from '#/features/papers/contract';
import { senderName } from '#/features/papers/rules';
import { ConfirmDialog } from '#/ui/confirm';

type RemovePaperDialogProps = {
  noun: 'offerte' | 'factuur';
  name: string;
  paper: Paper;
  remove: {
    isPending: boolean;
    mutate: (input: { params: { id: number }; version: number }, then: { onSettled: () => void }) => void;
  };
  onClose: () => void;
};

export function RemovePaperDialog({ noun, name, paper, remove, onClose }: RemovePaperDialogProps) {
  // As it was when one asked: the list behind it may be newer by now.
  const [seen] = useState(paper.version);
  const withFile = paper.file ? ', samen met het bestand' : '';
  return (
    <ConfirmDialog
      onClose={onClose}
      danger
      title={`‘${name}’ van ${senderName(paper.contact)} verwijderen?`}
      text={`De ${noun} verdwijnt voorgoed${withFile}.`}
      confirmLabel={`${noun === 'offerte' ? 'Offerte' : 'Factuur'} verwijderen`}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: paper.id }, version: seen }, { onSettled: onClose })}
    />
  );
}

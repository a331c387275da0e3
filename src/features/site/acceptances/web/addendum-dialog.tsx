import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { addendumLength } from '#/features/site/acceptances/addenda-contract';
import type { Acceptance } from '#/features/site/acceptances/contract';
import { addendumTitle } from '#/features/site/acceptances/rules/addendum';
import { useAddAddendum } from '#/features/site/acceptances/web/queries';
import { draftName } from '#/platform/web/drafts';
import { RecordDialog } from '#/platform/web/record-dialog';
import { TextArea } from '#/ui/text-field';

const addendumForm = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Schrijf wat erbij komt.')
    .max(addendumLength, `Hoogstens ${addendumLength} tekens.`),
});
type Draft = z.infer<typeof addendumForm>;

type AddendumDialogProps = { acceptance: Acceptance; onClose: () => void };

/** What comes after the first signature: a page of its own. */
export function AddendumDialog({ acceptance, onClose }: AddendumDialogProps) {
  const { id, version, addenda, sentTo } = acceptance;
  const add = useAddAddendum();
  const form = useForm<Draft, unknown, Draft>({
    resolver: zodResolver(addendumForm),
    defaultValues: { text: '' },
  });
  const told = sentTo.length > 0 ? ' Wie het proces-verbaal kreeg, leest het op de eigen pagina.' : '';
  return (
    <RecordDialog
      form={form}
      name={draftName('addendum', id)}
      size="small"
      title={addendumTitle(addenda.length + 1, acceptance)}
      description={`Het getekende proces-verbaal blijft zoals het is. Dit wordt een eigen pdf, die daarna ook niet meer verandert.${told}`}
      saveLabel="Vastleggen"
      busy={add.isPending}
      onCreate={(body) => add.mutate({ params: { id }, body, version }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextArea
        label="Wat komt erbij?"
        required
        rows={6}
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
    </RecordDialog>
  );
}

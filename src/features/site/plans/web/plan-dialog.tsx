import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { acceptOf, fileKinds, isImage, maxUploadBytes } from '#/core/files';
import { type Plan, type PlanFields, planFields, storeyLength } from '#/features/site/plans/contract';
import {
  useCreatePlan,
  useDocuments,
  useRemovePlan,
  useUpdatePlan,
  useUploadPlan,
} from '#/features/site/plans/web/shared/queries';
import { draftName } from '#/platform/web/drafts';
import { filled, typedText } from '#/platform/web/form-schema';
import { inOption, inText } from '#/platform/web/merge/field-words';
import { RecordDialog } from '#/platform/web/record-dialog';
import { RecordHistory } from '#/platform/web/record-history';
import { Button } from '#/ui/button';
import { FileDrop } from '#/ui/file-drop';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';

const whole = (message: string) =>
  z
    .string()
    .refine((typed) => /^\d{1,3}$/.test(typed.trim()), message)
    .transform(Number);

const planForm = z.object({
  documentId: filled(planFields.shape.documentId, 'Kies een document.'),
  page: whole('Vul het nummer van een bladzijde in.').pipe(planFields.shape.page.unwrap()),
  storey: typedText(storeyLength),
  position: whole('Vul een plaats in de rij in.'),
});
type PlanDraft = z.input<typeof planForm>;
type PlanValues = z.output<typeof planForm>;

/** People count from one. */
function fieldsOf({ position, ...values }: PlanValues): PlanFields {
  return { ...values, position: Math.max(position - 1, 0) };
}

function draftOf({ documentId, page, storey, position }: Plan): PlanDraft {
  return { documentId, page: String(page), storey: storey ?? '', position: String(position + 1) };
}

type PlanDialogProps = {
  projectId: number;
  /** The one to change; left out for a new one. */
  plan?: Plan | undefined;
  isGone?: boolean;
  count: number;
  onClose: () => void;
};

/** Which paper it is, which page of it, and which storey that is. */
export function PlanDialog({ projectId, plan, isGone, count, onClose }: PlanDialogProps) {
  const create = useCreatePlan();
  const update = useUpdatePlan();
  const remove = useRemovePlan();
  const upload = useUploadPlan();
  const { data: documents = [] } = useDocuments(projectId);
  const form = useForm<PlanDraft, unknown, PlanValues>({
    resolver: zodResolver(planForm),
    defaultValues: plan
      ? draftOf(plan)
      : { documentId: null, page: '1', storey: '', position: String(count + 1) },
  });
  const { errors } = form.formState;
  const usable = documents.filter(({ mimeType }) => isImage(mimeType) || mimeType === fileKinds.pdf.mimeType);
  const options = usable.map(({ id, description, fileName }) => ({
    ...{ value: String(id), label: description || fileName },
  }));
  const done = { onSuccess: onClose };
  return (
    <RecordDialog
      form={form}
      name={draftName('plan', plan?.id)}
      title={plan ? 'Plan bewerken' : 'Nieuw plan'}
      saveLabel={plan ? 'Opslaan' : 'Plan toevoegen'}
      busy={create.isPending || update.isPending || upload.isPending}
      changing={
        plan && {
          ...{ record: plan, id: plan.id, kind: 'plans', noun: 'dit plan', isGone, saving: update, draftOf },
          words: {
            documentId: inOption('Document', options),
            ...{
              page: inText('Bladzijde'),
              storey: inText('Verdieping'),
              position: inText('Plaats in de rij'),
            },
          },
        }
      }
      onCreate={(values) => create.mutate({ params: { projectId }, body: fieldsOf(values) }, done)}
      onChange={
        plan &&
        ((values, version) =>
          update.mutate({ params: { id: plan.id }, body: fieldsOf(values), version }, done))
      }
      onClose={onClose}
      otherButton={
        plan &&
        !isGone && (
          <Button
            variant="quiet"
            className="md:mr-auto"
            onClick={() =>
              remove.mutate({ params: { id: plan.id }, version: plan.version }, { onSettled: onClose })
            }
          >
            Verwijderen
          </Button>
        )
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Controller
          control={form.control}
          name="documentId"
          render={({ field: { value, onChange, ...field } }) => (
            <SelectField
              {...field}
              className="md:col-span-2"
              label="Document"
              required
              value={value ? String(value) : ''}
              placeholder="Kies een afbeelding of een pdf"
              options={options}
              error={errors.documentId?.message}
              onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
            />
          )}
        />
        <FileDrop
          className="md:col-span-2"
          label="Of een nieuw bestand"
          hint="Een afbeelding of een pdf. Het komt ook bij Documenten."
          accept={acceptOf(['pdf', 'jpg', 'png', 'webp', 'avif', 'heic'])}
          maxBytes={maxUploadBytes}
          camera
          files={[]}
          progress={upload.isPending ? upload.progress : undefined}
          disabled={upload.isPending}
          onChange={([file]) => {
            if (!file) return;
            const body = { category: 'technical_plans' as const };
            upload.mutate(
              { params: { projectId }, body, file },
              { onSuccess: ({ id }) => form.setValue('documentId', id, { shouldDirty: true }) },
            );
          }}
        />
        <TextField
          label="Verdieping"
          placeholder="Gelijkvloers"
          autoComplete="off"
          error={errors.storey?.message}
          {...form.register('storey')}
        />
        <TextField
          label="Bladzijde van de pdf"
          inputMode="numeric"
          autoComplete="off"
          error={errors.page?.message}
          {...form.register('page')}
        />
        <TextField
          label="Plaats in de rij"
          inputMode="numeric"
          autoComplete="off"
          error={errors.position?.message}
          {...form.register('position')}
        />
      </div>
      {plan && <RecordHistory kind="plans" record={plan.id} />}
    </RecordDialog>
  );
}

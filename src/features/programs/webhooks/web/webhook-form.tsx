import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { webhookFields } from '#/features/programs/webhooks/contract';
import { kindGroups, kindsOf } from '#/features/programs/webhooks/rules/kinds';
import { draftName } from '#/platform/web/drafts';
import { RecordDialog } from '#/platform/web/record-dialog';
import { Checkbox } from '#/ui/checkbox';
import { FieldError } from '#/ui/field';
import { TextField } from '#/ui/text-field';

const chosen = z.object({
  url: webhookFields.shape.url,
  groups: z.array(z.string()).min(1, 'Kies minstens één soort van wijziging.'),
});
type Chosen = z.infer<typeof chosen>;

type WebhookFormProps = {
  busy: boolean;
  onClose: () => void;
  onCreate: (values: z.output<typeof webhookFields>) => void;
};

export function WebhookForm({ onCreate, ...dialog }: WebhookFormProps) {
  const form = useForm<Chosen, unknown, Chosen>({
    resolver: zodResolver(chosen),
    defaultValues: { url: '', groups: kindGroups.map(({ name }) => name) },
  });
  const { errors } = form.formState;
  return (
    <RecordDialog
      {...dialog}
      form={form}
      name={draftName('webhook', undefined)}
      size="small"
      title="Webhook maken"
      saveLabel="Webhook maken"
      onCreate={({ url, groups }) => onCreate({ url, kinds: kindsOf(groups) })}
    >
      <div className="flex flex-col gap-4">
        <TextField
          label="Adres van uw server"
          hint="Op het open internet, met https. Een server in uw eigen netwerk leest met een token."
          required
          type="url"
          inputMode="url"
          placeholder="https://huis.example/webhook"
          autoComplete="off"
          error={errors.url?.message}
          {...form.register('url')}
        />
        <fieldset>
          <legend className="mb-2 font-semibold text-[0.9375rem]">Wat wilt u weten?</legend>
          <div className="grid gap-1 sm:grid-cols-2">
            {kindGroups.map(({ name, label }) => (
              <Checkbox key={name} label={label} value={name} {...form.register('groups')} />
            ))}
          </div>
          {errors.groups?.message && <FieldError id="webhook-groups">{errors.groups.message}</FieldError>}
        </fieldset>
      </div>
    </RecordDialog>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { memberRoles, roleLabels } from '#/core/rights';
import { invitationFields } from '#/features/people/shared/sharing/contract';
import { roleMeanings } from '#/features/people/sharing/rules';
import { useInvite } from '#/features/people/sharing/web/queries';
import { draftName } from '#/platform/web/drafts';
import { useDraftValues } from '#/platform/web/use-draft-form';
import { Button } from '#/ui/button';
import { Form } from '#/ui/form';
import { RadioGroup } from '#/ui/radio-group';
import { TextField } from '#/ui/text-field';

type Typed = z.input<typeof invitationFields>;
type Values = z.output<typeof invitationFields>;

const blank: Values = { email: '', role: 'collaborator' };

/** The modest role first: it is the one that is chosen already. */
const roleOptions = memberRoles.toReversed().map((value) => ({
  value,
  label: roleLabels[value],
  text: `Kan ${roleMeanings[value]}`,
}));

type InviteFormProps = { projectId: number; onTouched: (touched: boolean) => void };

export function InviteForm({ projectId, onTouched }: InviteFormProps) {
  const form = useForm<Typed, unknown, Values>({
    resolver: zodResolver(invitationFields),
    defaultValues: blank,
  });
  const invite = useInvite();
  const { errors, isDirty } = form.formState;
  useEffect(() => onTouched(isDirty), [isDirty, onTouched]);
  const restored = useDraftValues({
    name: draftName('invitation', projectId),
    touched: isDirty,
    read: () => form.getValues(),
    restore: (values) => form.reset(values as Typed, { keepDefaultValues: true }),
  });
  const send = (body: Values) =>
    invite.mutate({ params: { projectId }, body }, { onSuccess: () => form.reset(blank) });
  return (
    <Form onSubmit={form.handleSubmit(send)} className="flex flex-col gap-4">
      {restored}
      <TextField
        label="E-mailadres"
        type="email"
        required
        autoComplete="off"
        placeholder="naam@voorbeeld.be"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Controller
        control={form.control}
        name="role"
        render={({ field: { value, ...field } }) => (
          <RadioGroup label="Rol" value={value ?? 'collaborator'} options={roleOptions} {...field} />
        )}
      />
      <Button
        type="submit"
        variant="primary"
        className="self-start max-md:self-stretch"
        disabled={invite.isPending}
        icon={<Send aria-hidden="true" />}
      >
        {invite.isPending ? 'Uitnodiging verzenden...' : 'Uitnodiging verzenden'}
      </Button>
    </Form>
  );
}

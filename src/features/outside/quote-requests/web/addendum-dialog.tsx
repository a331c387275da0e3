import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { dayAt, day as toDay } from '#/core/day';
import { day, requiredText } from '#/core/shapes';
import { type QuoteRequest, textLength } from '#/features/outside/quote-requests/contract';
import { changedWords } from '#/features/outside/quote-requests/rules/frozen';
import { useAddAddendum } from '#/features/outside/quote-requests/web/queries';
import { draftName } from '#/platform/web/drafts';
import { useDraftForm } from '#/platform/web/use-draft-form';
import { Button } from '#/ui/button';
import { DateField } from '#/ui/date-field';
import { Dialog } from '#/ui/dialog';
import { TextArea } from '#/ui/text-field';

const fields = z.object({ text: requiredText(textLength, 'Schrijf wat er veranderd is.'), until: day });
type Typed = z.input<typeof fields>;

/** What was changed of the items goes out with a word to all. */
export function AddendumDialog({ request, onClose }: { request: QuoteRequest; onClose: () => void }) {
  const { id, version, changed, until } = request;
  const { mutate, isPending } = useAddAddendum();
  const form = useForm<Typed, unknown, z.output<typeof fields>>({
    resolver: zodResolver(fields),
    defaultValues: { text: '', until },
  });
  const { close, notice } = useDraftForm(form, { name: draftName('quote-request-addendum', id), onClose });
  const { errors } = form.formState;
  return (
    <Dialog
      title="Aanvulling sturen"
      description="Iedereen die de prijsvraag kreeg, ziet de nieuwe lijst en uw tekst."
      onClose={close}
      onSubmit={form.handleSubmit((body) =>
        mutate({ params: { id }, body, version }, { onSuccess: onClose }),
      )}
      footer={
        <>
          <Button onClick={close}>Annuleren</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            Aanvulling sturen
          </Button>
        </>
      }
    >
      {notice}
      <div className="flex flex-col gap-4">
        {changed.length > 0 && (
          <div>
            <p>{changedWords(changed.length)} en gaan zoals ze nu in de meetstaat staan:</p>
            <ul className="wrap-anywhere list-inside list-disc">
              {changed.map(({ itemId, number, description, isGone }) => (
                <li key={itemId}>
                  {number}. {description} {isGone && '(vervalt)'}
                </li>
              ))}
            </ul>
          </div>
        )}
        <TextArea
          label="Wat er veranderd is"
          required
          rows={4}
          error={errors.text?.message}
          {...form.register('text')}
        />
        <Controller
          control={form.control}
          name="until"
          render={({ field: { value, onChange, ...field } }) => (
            <DateField
              {...field}
              label="Graag tegen"
              today={dayAt(new Date())}
              value={toDay(value)}
              onChange={(next) => onChange(next ?? until)}
              error={errors.until?.message}
            />
          )}
        />
      </div>
    </Dialog>
  );
}

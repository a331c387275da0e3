import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { product } from '#/core/product';
import { useCreateProject } from '#/features/people/projects/web/queries';
import { useProject } from '#/platform/web/project/current-project';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { Form } from '#/ui/form';
import { TextField } from '#/ui/text-field';

type WelcomeProps = {
  hint: string;
  /** The form with all fields, for who wants it. */
  children: ReactNode;
};

/** The first minute: one field, or a look around in an example. */
export function Welcome({ hint, children }: WelcomeProps) {
  const { select, example } = useProject();
  const create = useCreateProject();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const begin = () => {
    if (name.trim() === '') setProblem('Vul een adres of een naam in.');
    else create.mutate({ body: { name, status: 'active' } }, { onSuccess: ({ id }) => select(id) });
  };
  return (
    <Card as="section" aria-labelledby="welcome" className="mx-auto max-w-xl md:p-8">
      <h2 id="welcome" className="text-2xl md:text-3xl">
        Welkom bij {product.name}
      </h2>
      <p className="mt-2 text-pretty text-ink-soft">
        Hier houdt u uw verbouwing in handen: meetstaat, offertes, facturen, planning, budget en premies.
      </p>
      <Form onSubmit={begin} className="mt-5 flex flex-col gap-3" aria-label="Eerste project">
        <TextField
          label="Welke woning verbouwt u?"
          hint="Een adres, of hoe u ze noemt."
          placeholder="Kerkstraat 12, Gent"
          autoComplete="off"
          value={name}
          error={problem}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(undefined);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={create.isPending}
            icon={<ArrowRight aria-hidden="true" />}
          >
            Beginnen
          </Button>
          {example}
        </div>
      </Form>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-3 text-sm">
        <div className="min-w-0 text-ink-soft">
          <h3 className="font-sans font-semibold text-sm">Geen project geselecteerd</h3>
          <p>{hint}</p>
        </div>
        {children}
      </div>
    </Card>
  );
}

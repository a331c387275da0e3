import { deadlineKinds } from '#/features/deadlines/rules/deadlines';
import { deadlineKindNames } from '#/features/deadlines/rules/words';
import { useMailSettings, useUpdateMailSettings } from '#/features/digest/web/queries';
import { QueryStates } from '#/platform/web/query-states';
import { Card, CardHeader } from '#/ui/card';
import { Checkbox } from '#/ui/checkbox';
import { SkeletonList } from '#/ui/skeleton';

/** Of which deadlines somebody wants a letter. */
export function MailCard() {
  const settings = useMailSettings();
  const update = useUpdateMailSettings();
  return (
    <Card as="section" aria-labelledby="mail-card">
      <CardHeader
        id="mail-card"
        title="Herinneringen per e-mail"
        text="Om zeven uur ’s morgens, 30 dagen, 7 dagen en 1 dag vooraf en op de dag zelf. Eén e-mail per project, en alleen als er iets is."
      />
      <QueryStates
        query={settings}
        failed="Uw keuze kon niet geladen worden"
        loading={<SkeletonList rows={3} />}
      >
        {({ address, isSent, ...saved }) => {
          // As chosen, also while it is on its way.
          const { isStopped, off } = update.isPending ? update.variables.body : saved;
          return (
            <div className="flex flex-col">
              {address === null && (
                <p className="mb-2 text-ink-soft">
                  Uw aanmelddienst bevestigt geen e-mailadres van u. Daarom krijgt u er geen.
                </p>
              )}
              {!isSent && (
                <p className="mb-2 text-ink-soft">
                  Deze server verstuurt geen e-mail: uw herinneringen staan bij de bel en in de termijnen.
                </p>
              )}
              <Checkbox
                label="Stuur mij herinneringen"
                checked={!isStopped}
                disabled={update.isPending}
                onChange={({ target }) => update.mutate({ body: { isStopped: !target.checked, off } })}
              />
              {!isStopped && (
                <fieldset className="mt-1 flex flex-col border-line border-l-2 pl-4">
                  <legend className="sr-only">Waarvan</legend>
                  {deadlineKinds.map((kind) => (
                    <Checkbox
                      key={kind}
                      label={deadlineKindNames[kind]}
                      checked={!off.includes(kind)}
                      disabled={update.isPending}
                      onChange={({ target }) =>
                        update.mutate({
                          body: {
                            isStopped,
                            off: target.checked ? off.filter((each) => each !== kind) : [...off, kind],
                          },
                        })
                      }
                    />
                  ))}
                </fieldset>
              )}
            </div>
          );
        }}
      </QueryStates>
    </Card>
  );
}

import type { MailSettings } from '#/features/reminders/digest/contract';
import { type NoticeStep, noticeSteps } from '#/features/reminders/digest/rules/due';
import { useMailSettings, useUpdateMailSettings } from '#/features/reminders/digest/web/queries';
import { QueryStates } from '#/platform/web/query-states';
import { Card, CardHeader } from '#/ui/card';
import { Checkbox } from '#/ui/checkbox';
import { Fold } from '#/ui/fold';
import { SelectField } from '#/ui/select';
import { SkeletonList } from '#/ui/skeleton';

const stepOf = { far: 30, week: 7, day: 1, same: 0 } as const satisfies Record<string, NoticeStep>;
type When = keyof typeof stepOf | 'off';

const whenOptions: readonly { value: When; label: string }[] = [
  { value: 'far', label: 'Vanaf 30 dagen vooraf' },
  { value: 'week', label: 'Vanaf 7 dagen vooraf' },
  { value: 'day', label: 'Vanaf de dag ervoor' },
  { value: 'same', label: 'Alleen op de dag zelf' },
  { value: 'off', label: 'Niet' },
];

function toWord(step: NoticeStep = noticeSteps[0]): When {
  return whenOptions.find(({ value }) => value !== 'off' && stepOf[value] === step)?.value ?? 'far';
}

/** Of which deadlines somebody wants a letter. */
export function MailCard() {
  const settings = useMailSettings();
  const update = useUpdateMailSettings();
  return (
    <Card as="section" aria-labelledby="mail-card">
      <CardHeader
        id="mail-card"
        title="Herinneringen per e-mail"
        text="Om zeven uur ’s morgens, 30 dagen, 7 dagen en 1 dag vooraf en op de dag zelf, of zoals u hier kiest. Eén e-mail per project, en alleen als er iets is."
      />
      <QueryStates
        query={settings}
        failed="Uw keuze kon niet geladen worden"
        loading={<SkeletonList rows={3} />}
      >
        {({ address, isSent, choices, ...saved }) => {
          // As chosen, also while it is on its way.
          const { isStopped, off, from = saved.from } = update.isPending ? update.variables.body : saved;
          const choose = (kind: string, chosen: When): MailSettings => ({
            isStopped,
            off: [...off.filter((each) => each !== kind), ...(chosen === 'off' ? [kind] : [])],
            from: chosen === 'off' ? from : { ...from, [kind]: stepOf[chosen] },
          });
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
                onChange={({ target }) => update.mutate({ body: { isStopped: !target.checked, off, from } })}
              />
              {!isStopped && (
                // What was chosen is in sight; who chose nothing gets everything in time.
                <Fold
                  title="Waarvan en wanneer"
                  className="mt-1"
                  startsOpen={off.length > 0 || Object.keys(from).length > 0}
                >
                  <fieldset className="mt-2 grid gap-4 sm:grid-cols-2">
                    <legend className="sr-only">Waarvan en wanneer</legend>
                    {choices.map(({ kind, name }) => (
                      <SelectField
                        key={kind}
                        label={name}
                        value={off.includes(kind) ? 'off' : toWord(from[kind])}
                        options={whenOptions}
                        disabled={update.isPending}
                        onChange={(chosen) => update.mutate({ body: choose(kind, chosen) })}
                      />
                    ))}
                  </fieldset>
                </Fold>
              )}
            </div>
          );
        }}
      </QueryStates>
    </Card>
  );
}

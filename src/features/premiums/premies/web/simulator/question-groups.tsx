import type { ReactNode } from 'react';
import type { Day } from '#/core/day';
import { type Draft, dependantsOf } from '#/features/premiums/premies/rules/draft';
import { applicationDayProblem } from '#/features/premiums/premies/rules/rule-table';
import { maxDependants } from '#/features/premiums/premies/rules/simulation';
import { AmountField } from '#/ui/amount-field';
import { Checkbox } from '#/ui/checkbox';
import { DateField } from '#/ui/date-field';
import { RadioGroup } from '#/ui/radio-group';
import { TextField } from '#/ui/text-field';

type Props = { draft: Draft; today: Day; onChange: (change: Partial<Draft>) => void };

const yesOrNo = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee' },
] as const;

/** The day of the application, and the ten questions in the order of the specification. */
export function QuestionGroups({ draft, today, onChange }: Props) {
  const on = draft.aanvraagdatum || null;
  return (
    <>
      <Group title="De aanvraag">
        <DateField
          label="Wanneer vraagt u de premie aan?"
          hint="De regels van die dag tellen. U vraagt de premie aan als de werken klaar en gefactureerd zijn."
          className="max-w-xs"
          required
          today={today}
          value={on}
          onChange={(aanvraagdatum) => onChange({ aanvraagdatum: aanvraagdatum ?? '' })}
          error={on === null ? undefined : applicationDayProblem(on)}
        />
      </Group>
      <Group title="Het gebouw">
        <RadioGroup
          label="1. Hoe oud is het gebouw?"
          value={draft.gebouwOuderdom}
          onChange={(gebouwOuderdom) => onChange({ gebouwOuderdom })}
          options={[
            { value: 'voor2006', label: 'Vóór 2006', text: 'Aangesloten op het net vóór 1 januari 2006.' },
            { value: 'na2006', label: 'Na 2006', text: 'Later aangesloten, en minstens 5 jaar oud.' },
            { value: 'later', label: 'Jonger', text: 'Nog geen 5 jaar geleden aangesloten.' },
          ]}
        />
        <RadioGroup
          label="2. Waarvoor dient het gebouw?"
          look="pills"
          value={draft.gebouwFunctie}
          onChange={(gebouwFunctie) => onChange({ gebouwFunctie })}
          options={[
            { value: 'bewonen', label: 'Om te bewonen' },
            { value: 'nietbewonen', label: 'Niet om te bewonen' },
          ]}
        />
      </Group>
      <Group title="Eigendom">
        <RadioGroup
          label="3. Bent u eigenaar?"
          look="pills"
          value={draft.eigenaar}
          onChange={(eigenaar) => onChange({ eigenaar })}
          options={yesOrNo}
        />
        <RadioGroup
          label="4. Heeft u nog een andere woning of bouwgrond in volle eigendom?"
          look="pills"
          value={draft.andereWoning}
          onChange={(andereWoning) => onChange({ andereWoning })}
          options={yesOrNo}
        />
      </Group>
      <Group title="De woning">
        <RadioGroup
          label="5. Is het een woning of een appartement?"
          look="pills"
          value={draft.woningType}
          onChange={(woningType) => onChange({ woningType })}
          options={[
            { value: 'woning', label: 'Woning' },
            { value: 'appartement', label: 'Appartement' },
          ]}
        />
        <RadioGroup
          label="6. Is het huidige EPC-label E of F?"
          look="pills"
          value={draft.epcLabel}
          onChange={(epcLabel) => onChange({ epcLabel })}
          options={yesOrNo}
        />
        <RadioGroup
          label="7. Bent u hier gedomicilieerd?"
          look="pills"
          value={draft.gedomicilieerd}
          onChange={(gedomicilieerd) => onChange({ gedomicilieerd })}
          options={yesOrNo}
        />
      </Group>
      <Group title="Uw gezin en inkomen">
        <AmountField
          label="8. Gezamenlijk jaarinkomen"
          hint="Het gezamenlijk belastbaar inkomen op uw laatste aanslagbiljet."
          className="max-w-xs"
          value={draft.inkomen}
          onChange={(inkomen) => onChange({ inkomen })}
        />
        <Checkbox
          label="Ik ben beschermde klant"
          hint="U krijgt het sociaal tarief voor gas of elektriciteit."
          checked={draft.beschermdeKlant ?? false}
          onChange={(event) => onChange({ beschermdeKlant: event.target.checked })}
        />
        <RadioGroup
          label="9. Bent u alleenstaand of een koppel?"
          look="pills"
          value={draft.gezinssituatie}
          onChange={(gezinssituatie) => onChange({ gezinssituatie })}
          options={[
            { value: 'alleenstaand', label: 'Alleenstaand' },
            { value: 'koppel', label: 'Koppel' },
          ]}
        />
        <TextField
          label="10. Aantal personen ten laste"
          className="max-w-xs"
          inputMode="numeric"
          autoComplete="off"
          value={draft.personenTenLaste}
          onChange={(event) => onChange({ personenTenLaste: event.target.value })}
          error={
            dependantsOf(draft) === undefined
              ? `Vul een geheel aantal in van 0 tot ${maxDependants}.`
              : undefined
          }
        />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="px-1.5 font-display font-semibold text-brick">{title}</legend>
      <div className="flex flex-col gap-5">{children}</div>
    </fieldset>
  );
}

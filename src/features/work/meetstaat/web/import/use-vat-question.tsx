import { type ReactNode, useState } from 'react';
import { type MeetstaatVat, meetstaatVatLabels, meetstaatVats } from '#/features/work/shared/home/contract';
import { useFillHome } from '#/features/work/shared/home/web/use-fill-home';
import { useHome } from '#/features/work/shared/home/web/use-home';
import { RadioGroup } from '#/ui/radio-group';

type VatQuestion = {
  field: ReactNode;
  isPending: boolean;
  /** Keeps the answer, and goes on. */
  answer: (goOn: () => void) => void;
};

/** Whether prices are with VAT, asked with the first ones and with no others: later the page tells it. */
export function useVatQuestion(projectId: number, isAsked: boolean): VatQuestion {
  const { data: home } = useHome(projectId);
  const [chosen, setChosen] = useState<MeetstaatVat>();
  const { mutate, isPending } = useFillHome('Prijzen van de meetstaat aangepast');
  if (!isAsked || !home) return { field: null, isPending, answer: (goOn) => goOn() };
  const value = chosen ?? home.meetstaatVat;
  return {
    field: (
      <RadioGroup
        label="Zijn de prijzen in dit bestand zonder of met btw?"
        hint="Zo kunnen we ze naast offertes en facturen zetten, die met btw zijn. We vragen u dit maar één keer."
        look="pills"
        value={value}
        onChange={setChosen}
        options={meetstaatVats.map((each) => ({ value: each, label: meetstaatVatLabels[each] }))}
      />
    ),
    isPending,
    answer: (goOn) =>
      value === home.meetstaatVat
        ? goOn()
        : mutate(
            { params: { projectId }, body: { meetstaatVat: value }, version: home.version },
            { onSuccess: goOn },
          ),
  };
}

import { type PhotoPhase, phaseLabels, photoPhases } from '#/features/site/shared/photos/contract';
import { Chip } from '#/ui/chip';

type PhaseChipsProps = { value: PhotoPhase | null; onChange: (phase: PhotoPhase | null) => void };

export function PhaseChips({ value, onChange }: PhaseChipsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-[0.9375rem]">Fase</legend>
      <div className="flex flex-wrap gap-2">
        {photoPhases.map((phase) => (
          <Chip
            key={phase}
            isChosen={phase === value}
            onClick={() => onChange(phase === value ? null : phase)}
          >
            {phaseLabels[phase]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

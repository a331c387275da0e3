import { dashboardSide } from '#/features/front/dashboard/web/shared/slots';
import { IntakeCard } from '#/features/work/intake/web/shared/intake-card';
import { type Filling, fill } from '#/platform/web/slots';

export const intakeFillings: readonly Filling[] = [
  fill(dashboardSide, 20, ({ project, mayChange }) => (
    <IntakeCard projectId={project.id} mayChange={mayChange} />
  )),
];

import { type Intake, listIntakes } from '#/features/work/shared/intake/contract';
import { useProject } from '#/platform/web/project/current-project';
import { useRead } from '#/platform/web/queries';

/** What the owner told the intake is not asked again: other screens take it over where they have no answer yet. */
export function useIntake(): Intake | undefined {
  const { project } = useProject();
  const params = { projectId: project?.id ?? 0 };
  const { data } = useRead(listIntakes, { params }, { enabled: project !== undefined });
  return data?.[0];
}

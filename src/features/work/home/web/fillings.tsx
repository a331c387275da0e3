import { dashboardSide } from '#/features/front/dashboard/web/shared/slots';
import { HomeCard } from '#/features/work/home/web/shared/home-card';
import { type Filling, fill } from '#/platform/web/slots';

export const homeFillings: readonly Filling[] = [
  fill(dashboardSide, 30, ({ project, mayChange }) => (
    <HomeCard projectId={project.id} mayChange={mayChange} />
  )),
];

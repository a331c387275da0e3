import { home } from '#/features/work/shared/example/home';
import { homes } from '#/features/work/shared/home/server/tables';
import type { ExamplePart } from '#/platform/server/ports/example';

export const homeExample: ExamplePart = {
  write: async ({ db, projectId }) => {
    await db.insert(homes).values({ ...home, applicants: [...home.applicants], projectId });
  },
};

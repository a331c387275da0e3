import { homes } from '#/features/work/home/server/tables';
import { home } from '#/features/work/shared/example/home';
import type { ExamplePart } from '#/platform/server/ports/example';

export const homeExample: ExamplePart = {
  write: async ({ db, projectId }) => {
    await db.insert(homes).values({ ...home, applicants: [...home.applicants], projectId });
  },
};

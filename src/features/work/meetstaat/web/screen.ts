import { Ruler } from 'lucide-react';
import { meetstaatPage } from '#/features/work/meetstaat/page';
import { defineScreen } from '#/platform/web/screen';

export const meetstaatScreen = defineScreen(
  meetstaatPage,
  async () => (await import('#/features/work/meetstaat/web/meetstaat-page')).MeetstaatPage,
  Ruler,
);

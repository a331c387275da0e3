import type { ComponentType } from 'react';
import type { Project } from '#/core/project';
import { defineSlot } from '#/platform/web/slots';

export type SitePart = { project: Project };

/** Above all photos of the site: what has to be seen first. */
export const siteNotices = defineSlot<ComponentType<SitePart>>('site notices');

/** Another way to look at the site, beside its photos; `words` of an address lead to it. */
export type SiteView = {
  value: string;
  label: string;
  words: readonly string[];
  View: ComponentType<SitePart>;
};
export const siteViews = defineSlot<SiteView>('site views');

import type { ComponentType } from 'react';
import type { Project } from '#/core/project';
import type { Photo } from '#/features/site/shared/photos/contract';
import type { Pin } from '#/features/site/shared/pin';
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

/** Among what is said of a photo: what else there is to say of it, and how it is kept. */
export const photoFields =
  defineSlot<ComponentType<{ photo: Photo; onPin: (pin: Pin | null) => void }>>('photo fields');

import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

/** What all features say, put together by who knows them all. */
export const helpTexts = defineSlot<ComponentType<object>>('help-texts');

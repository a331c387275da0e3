import type { ComponentType } from 'react';
import type { DocumentCategory, ProjectDocument } from '#/features/work/shared/documents/contract';
import { defineSlot } from '#/platform/web/slots';

type OfFolder = { projectId: number; category: DocumentCategory; documents: readonly ProjectDocument[] };

/** Beside the name of a folder: what others can do with what is in it. */
export const folderActions = defineSlot<ComponentType<OfFolder>>('folder actions');

import { createContext, type ComponentType } from 'react';
import type { ComponentFields } from '@/cms/layout-data';

type Edited = ComponentType<{ readonly fields: ComponentFields | undefined }>;

/**
 * Blocks whose look for authors has code of its own, by name. The editor's page brings them along: fetched by the block,
 * they would come after the page is hydrated.
 */
export const EditedBlocksContext = createContext<Readonly<Record<string, Edited>>>({});

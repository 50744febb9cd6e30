import { createContext, type ComponentType, type ReactNode } from 'react';
import type { ComponentFields, LayoutComponent } from '@/cms/layout-data';

type Edited = ComponentType<{ readonly fields: ComponentFields | undefined }>;

/**
 * Blocks whose look for authors has code of its own, by name. The editor's page brings them along: fetched by the block,
 * they would come after the page is hydrated.
 */
export const EditedBlocksContext = createContext<Readonly<Record<string, Edited>>>({});

export type EditedPlaceholderProps = {
  readonly components: readonly LayoutComponent[];
  /** What each component shows, in the same order; nothing for the editor's own markup. */
  readonly children: readonly ReactNode[];
};

/** What the editor's page puts around the blocks of a placeholder; other pages have nothing there. */
export const EditedPlaceholderContext = createContext<
  ((props: EditedPlaceholderProps) => ReactNode) | undefined
>(undefined);

import { createContext, type ReactNode } from 'react';
import type { LoaderResult } from '@/cms/block';
import type { Page } from '@/cms/page';

/**
 * Stands in for a block whose markup is known, or leaves the block where it is.
 * @param of - what the block's loader said, and its page
 */
export type DrawOnce = (
  block: ReactNode,
  of: { readonly data: LoaderResult<unknown> | undefined; readonly page: Page },
) => ReactNode;

/** Only there while the server renders. */
export const DrawOnceContext = createContext<DrawOnce | undefined>(undefined);

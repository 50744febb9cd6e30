import { createContext, type ReactElement, type ReactNode } from 'react';
import type { LoaderResult } from '@/cms/block';
import type { Page } from '@/cms/page';

/** Stands in for parts of a page whose markup is known, or leaves them where they are. */
export type DrawOnce = {
  /** @param of - what the block's loader said, and its page */
  readonly block: (
    block: ReactNode,
    of: { readonly data: LoaderResult<unknown> | undefined; readonly page: Page },
  ) => ReactNode;
  /**
   * @param entry - of a list, such as a doctor among results. Its properties are plain data and say all that it shows, but for
   *   what its page and phrases say: it reads no other context. It has no `useId`, asks for no script, and stands in no block
   *   that is drawn once.
   */
  readonly entry: (entry: ReactElement<object>) => ReactNode;
};

/** Only there while the server renders. */
export const DrawOnceContext = createContext<DrawOnce | undefined>(undefined);

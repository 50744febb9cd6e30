import { createContext, useContext, type ReactNode } from 'react';

/** What one rendering on the server knows of blocks that throw. */
export type RenderState = {
  /** Blocks to leave out, by rendering uid. */
  readonly broken: ReadonlySet<string>;
  /** The block that began to render last: the one to blame when rendering ends in an error. */
  current: RenderedBlock | undefined;
};

export type RenderedBlock = { readonly uid: string; readonly name: string };

/** Only there while the server renders. */
export const RenderStateContext = createContext<RenderState | undefined>(undefined);

const attribute = 'data-broken-block';
const maxBroken = 50;

/**
 * Renders a page, and once more without each block that throws, so that a broken block takes only itself down. A sound
 * page is rendered once. Suspense would catch such errors too, but with it the server writes inline scripts into larger
 * pages, which no browser runs under our content security policy.
 * @param onBroken - hears of each block that is left out; throws when the page cannot do without it
 * @throws what the rendering threw, when no block is to blame
 * @requirement P3
 */
export async function renderPastBroken<T>(
  render: (state: RenderState) => T | Promise<T>,
  onBroken: (block: RenderedBlock, error: unknown) => void = () => undefined,
): Promise<T> {
  const broken = new Set<string>();
  for (;;) {
    const state: RenderState = { broken, current: undefined };
    try {
      return await render(state);
    } catch (error) {
      const block = state.current;
      if (block === undefined || broken.has(block.uid) || broken.size >= maxBroken) throw error;
      broken.add(block.uid);
      onBroken(block, error);
    }
  }
}

/**
 * Whether a block is left out. The browser reads it from the mark that the server left in its place, so that its first
 * rendering agrees with the server's.
 */
export function useIsBroken({ uid, name }: RenderedBlock): boolean {
  const state = useContext(RenderStateContext);
  if (state) {
    if (state.broken.has(uid)) return true;
    // Only the server has this state, and it renders each page with one of its own.
    // oxlint-disable-next-line react/immutability
    state.current = { uid, name };
    return false;
  }
  return (
    typeof document !== 'undefined' &&
    document.querySelector(`template[${attribute}="${CSS.escape(uid)}"]`) !== null
  );
}

/** The mark in place of a block that is left out. */
export function BrokenBlock({ uid }: { readonly uid: string }): ReactNode {
  return <template {...{ [attribute]: uid }} />;
}

// The type of what the framework hands to its document.
// oxlint-disable-next-line next/no-document-import-in-page
import type { DocumentContext } from 'next/document';
import { RenderStateContext, renderPastBroken } from '@/cms/broken-blocks';
import { DrawOnceContext } from '@/cms/draw-once';
import { holdPieces, mayHoldPieces } from '@/lib/page-pieces';
import { takingText } from '@/lib/rendered-text';
import { leaveOut } from '@/registry/leave-out';
import type { PageProps } from '@/registry/page-props';
import { stillMarkup } from '#cms/still-markup';

type RenderPage = DocumentContext['renderPage'];

/**
 * Renders a page without the blocks that throw, and what many pages show once for them all.
 * @returns in place of the framework's own function
 * @throws what the subject of the page threw: there is no page without it
 * @requirement P3 O8
 */
export function guardedPage({
  renderPage,
  pathname,
}: Pick<DocumentContext, 'renderPage' | 'pathname'>): RenderPage {
  let rendered: Partial<PageProps> = {};
  const still = stillMarkup(() => rendered);
  return async (options = {}) => {
    const { made, text } = await renderPastBroken(
      (state) =>
        takingText(async () =>
          renderPage({
            ...options,
            enhanceApp: (App) =>
              function Guarded(props) {
                rendered = props.pageProps as Partial<PageProps>;
                return (
                  <RenderStateContext value={state}>
                    <DrawOnceContext value={still.draw}>
                      <App {...props} />
                    </DrawOnceContext>
                  </RenderStateContext>
                );
              },
          }),
        ),
      (block, error) => leaveOut(block, error, rendered),
    );
    const pieces = still.pieces(text ?? made.html);
    return { ...made, html: mayHoldPieces(pathname) ? holdPieces(pieces) : pieces.map(String).join('') };
  };
}

import type { RenderedBlock } from '@/cms/broken-blocks';
import { logBlock } from '@/registry/block-log';
import type { PageProps } from '@/registry/page-props';

/**
 * Says that a block threw and is left out of its page.
 * @param props - of the page; empty for a page without blocks
 * @throws the block's error when the block is the subject of the page: the visitor gets the error page
 * @requirement P3
 */
export function leaveOut({ uid, name }: RenderedBlock, error: unknown, props: Partial<PageProps>): void {
  logBlock('block-failed', { name, path: props.page?.pathname ?? '' });
  if (props.subjects?.includes(uid)) throw error;
}

import type { ReactNode } from 'react';
import { NestedPlaceholder } from '@/cms/placeholder';
import { ContainerNotice } from '@/features/content/ui/container-notice';
import { DetailColumns } from '@/features/content/ui/detail-columns';

/** The placeholders of every container, in the order in which their blocks are read. */
const placeholders = [
  'detail-top',
  'nav-sidebar',
  'main-content',
  'detail-main',
  'detail-bottom',
  'left-column',
  'bottom',
];

/**
 * The blocks of a container: something over its whole width, its text with the navigation of its section before it and a
 * column beside it, and blocks below over the whole width again. Every container has every placeholder: a page that
 * changes from one to another keeps its blocks.
 * @requirement A11
 */
export function ContainerAreas({
  name,
}: {
  /** Of the container, for authors. */ readonly name: string;
}): ReactNode {
  return (
    <>
      <ContainerNotice name={name} placeholders={placeholders} />
      <NestedPlaceholder name="detail-top" />
      <DetailColumns>
        <NestedPlaceholder name="main-content" />
        <NestedPlaceholder name="detail-main" />
        <NestedPlaceholder name="detail-bottom" />
      </DetailColumns>
      <NestedPlaceholder name="bottom" />
    </>
  );
}

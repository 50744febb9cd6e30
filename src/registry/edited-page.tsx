import type { ReactNode } from 'react';
import {
  EditedBlocksContext,
  EditedPlaceholderContext,
  type EditedPlaceholderProps,
} from '@/cms/edited-blocks';
import { pageFieldsKey, type UnplacedFields } from '@/cms/unplaced-fields';
import { editedBlocks } from '@/registry/edited-blocks';
import {
  AuthorHintsContext,
  EditedPlaceholder,
  FieldList,
  UnplacedContext,
} from '@/registry/edited-placeholder';
import type { PageProps } from '@/registry/page-props';
import { registry } from '@/registry/registry';
import { PageWith } from '@/registry/site-page';
import type { Registry } from '@/cms/placeholder';

const aroundBlocks = (props: EditedPlaceholderProps) => <EditedPlaceholder {...props} />;

export type EditedPageProps = PageProps & { readonly unplaced: UnplacedFields };

/** A page as authors edit it. @param props.blocks - default: the site's own @requirement O1 */
export function EditedPage({
  blocks = registry,
  ...props
}: EditedPageProps & { readonly blocks?: Registry }): ReactNode {
  return (
    <EditedBlocksContext value={editedBlocks}>
      <EditedPlaceholderContext value={aroundBlocks}>
        <UnplacedContext value={props.unplaced}>
          <AuthorHintsContext value={props.authorHints ?? {}}>
            <FieldList what={props.page.templateName || 'Page'} fields={props.unplaced[pageFieldsKey]} />
            <PageWith props={props} blocks={blocks} />
          </AuthorHintsContext>
        </UnplacedContext>
      </EditedPlaceholderContext>
    </EditedBlocksContext>
  );
}

import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { ArticleCollection } from '@/contracts/articles';
import { CollectionView } from '@/features/content/ui/article-collection';
import { usePhrases } from '@/i18n/use-phrases';
import { Section } from '@/ui/section/Section';

type CollectionBlockProps = BlockProps<ComponentFields, ArticleCollection> & {
  /** Of the block, for authors. */
  readonly name: string;
  readonly headingAs: 'h1' | 'h2';
};

/** The stories of a channel with the author's words; authors read that visitors can do more. @requirement H2 */
export function CollectionBlock({
  rendering,
  fields,
  data,
  name,
  headingAs,
}: CollectionBlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  const title = fieldOf(fields, 'titleText');
  if (isEditing)
    return (
      <Section>
        <Text field={title} as="h2" />
        <AuthorNotice>{`${name}: ${t('user interaction not available in experience editor')}`}</AuthorNotice>
      </Section>
    );
  if (!data) return null;
  return (
    <CollectionView
      data={data}
      headingAs={headingAs}
      title={textOf(title)}
      intro={fieldOf(fields, 'introText')}
      loadMoreText={textOf(fieldOf(fields, 'loadMoreText'))}
      anchor={`stories-${rendering.uid.slice(0, 8)}`}
    />
  );
}

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

/**
 * Stories of a channel within a page: of the one that the address names, or of those that the author chose.
 * @requirement H2
 */
export function ForefrontArticleCollection({
  rendering,
  fields,
  data,
}: BlockProps<ComponentFields, ArticleCollection>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const title = fieldOf(fields, 'titleText');
  if (page.isEditing)
    return (
      <Section>
        <Text field={title} as="h2" />
        <AuthorNotice>
          {`ForefrontArticleCollection: ${t('user interaction not available in experience editor')}`}
        </AuthorNotice>
      </Section>
    );
  if (!data) return null;
  return (
    <CollectionView
      data={data}
      headingAs="h2"
      title={textOf(title)}
      intro={fieldOf(fields, 'introText')}
      loadMoreText={textOf(fieldOf(fields, 'loadMoreText'))}
      anchor={`stories-${rendering.uid.slice(0, 8)}`}
    />
  );
}

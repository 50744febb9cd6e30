import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { ArticleCard } from '@/contracts/articles';
import { readCards } from '@/features/content/model/article-card';
import { ArticleCards } from '@/features/content/ui/article-cards';
import { Section } from '@/ui/section/Section';

/**
 * Stories that an author chose; the first of them is the largest. Parameters: `lead` (0) makes all of them equal, below a
 * hero that leads already; `look` (rows) shows small pictures beside the titles.
 * @requirement H1
 */
export function ForefrontFeaturedArticles({
  fields,
  params,
  data,
}: BlockProps<ComponentFields, readonly ArticleCard[]>): ReactNode {
  const { isEditing } = usePage();
  // Visitors get the cards alone: with the fields the page would hold the whole articles.
  const cards = isEditing ? readCards(fieldOf(fields, 'articles')) : data?.ok ? data.data : [];
  const isRows = params.look === 'rows';
  const title = fieldOf(fields, 'titleText');
  if (cards.length === 0)
    return isEditing ? <AuthorNotice>ForefrontFeaturedArticles (articles)</AuthorNotice> : null;
  return (
    <Section>
      <Text field={title} as="h2" />
      <ArticleCards
        cards={cards}
        headingAs={textOf(title) === '' ? 'h2' : 'h3'}
        look={isRows ? 'rows' : cards.length > 2 && params.lead !== '0' ? 'lead' : 'plain'}
        hasAbstracts={!isRows}
      />
    </Section>
  );
}

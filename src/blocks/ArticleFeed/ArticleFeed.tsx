import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, isTrue, textOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { Stories } from '@/contracts/articles';
import { StoryList, StoryYears } from '@/features/content/ui/stories';
import { NoStories } from '@/features/content/ui/no-stories';
import { usePhrases } from '@/i18n/use-phrases';
import { Section } from '@/ui/section/Section';

/**
 * All stories, or those of some channels, the newest first, by year: six at a time, or eight in alternate cards.
 * Parameter: `look` (rows) for small pictures, below others that are large.
 * @requirement H3
 */
export function ArticleFeed({
  rendering,
  fields,
  params,
  data,
}: BlockProps<ComponentFields, Stories>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const title = fieldOf(fields, 'titleText');
  const anchor = `stories-${rendering.uid.slice(0, 8)}`;
  if (page.isEditing)
    return (
      <Section>
        <Text field={title} as="h2" />
        <AuthorNotice>
          {`ArticleFeed: ${t('user interaction not available in experience editor')}`}
        </AuthorNotice>
      </Section>
    );
  if (!data) return null;
  const stories = data.ok ? data.data : undefined;
  const place = { base: page.pathname, anchor };
  return (
    <Section id={anchor}>
      <Text field={title} as="h2" />
      {stories ? (
        <StoryYears stories={stories} {...place} label={textOf(fieldOf(fields, 'fieldLabel'))} />
      ) : null}
      {stories && stories.articles.length > 0 ? (
        <StoryList
          stories={stories}
          {...place}
          headingAs={textOf(title) === '' ? 'h2' : 'h3'}
          look={
            isTrue(fieldOf(fields, 'alternateCards')) ? 'alternate' : params.look === 'rows' ? 'rows' : 'even'
          }
          loadMoreText={textOf(fieldOf(fields, 'loadMoreText'))}
          keepsAddress
        />
      ) : (
        <NoStories year={stories?.question.year ?? ''} isDown={!stories} />
      )}
    </Section>
  );
}

import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { hrefOn, Link } from '@/cms/fields/link';
import { fieldOf, linkOf, textOf } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import { Text } from '@/cms/fields/text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { ChannelStories } from '@/contracts/articles';
import { collectionHref } from '@/domain/news';
import { StoryList } from '@/features/content/ui/stories';
import { NoStories } from '@/features/content/ui/no-stories';
import { usePhrases } from '@/i18n/use-phrases';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/ForefrontChannel/ForefrontChannel.module.css';

/**
 * The newest stories of a channel, six at a time, and the way to all of them. A channel without stories is nothing to
 * visitors, nor is one whose stories stand above.
 * @requirement H1
 */
export function ForefrontChannel({
  rendering,
  fields,
  data,
}: BlockProps<ComponentFields, ChannelStories>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const title = fieldOf(fields, 'titleText');
  const viewAll = fieldOf(fields, 'viewAllLink');
  if (page.isEditing)
    return (
      <Section>
        <Text field={title} as="h2" />
        <AuthorNotice>
          {`ForefrontChannel (channelTag): ${t('user interaction not available in experience editor')}`}
          {data?.ok === false && data.error === 'notFound'
            ? '. Visitors see nothing: channelTag is empty, or names a channel without stories'
            : null}
        </AuthorNotice>
      </Section>
    );
  if (!data) return null;
  const stories = data.ok ? data.data : undefined;
  if (!stories && textOf(title) === '') return null;
  if (stories?.articles.length === 0) return null;
  const all = stories ? collectionHref(stories.channel) : '';
  return (
    <Section>
      <div className={styles.head}>
        <h2>
          <Spoken text={textOf(title) || (stories?.channel.name ?? '')} />
        </h2>
        {linkOf(viewAll) ? <Link field={viewAll} className={styles.all} /> : null}
        {stories && !linkOf(viewAll) ? (
          <a href={hrefOn(page, all)} className={styles.all}>
            {t('All stories: {topic}', { topic: stories.channel.name })}
          </a>
        ) : null}
      </div>
      {stories ? (
        <StoryList
          stories={stories}
          base={all}
          headingAs="h3"
          anchor={`stories-${rendering.uid.slice(0, 8)}`}
        />
      ) : (
        <NoStories year="" isDown />
      )}
    </Section>
  );
}

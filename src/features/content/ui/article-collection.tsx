import type { ReactNode } from 'react';
import type { LoaderResult } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import type { Field } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { newsPaths } from '@/config/news';
import type { ArticleCollection } from '@/contracts/articles';
import { StoryList, StoryYears } from '@/features/content/ui/stories';
import { NoStories } from '@/features/content/ui/no-stories';
import { usePhrases } from '@/i18n/use-phrases';
import { Section } from '@/ui/section/Section';
import styles from '@/features/content/ui/stories.module.css';

type CollectionProps = {
  readonly data: LoaderResult<ArticleCollection>;
  readonly headingAs: 'h1' | 'h2';
  /** Shown where the address gives no name. */
  readonly title: string;
  readonly intro: Field;
  readonly loadMoreText: string;
  readonly anchor: string;
};

/**
 * The stories of a channel under the name that the address gives it. A channel without stories says so, and where the
 * others are.
 * @requirement H2
 */
export function CollectionView(props: CollectionProps): ReactNode {
  const { data, headingAs: Heading, title, intro, loadMoreText, anchor } = props;
  const page = usePage();
  const t = usePhrases();
  const found = data.ok ? data.data : undefined;
  const heading = found?.channelName || title || t('Health news');
  const base = found ? baseOf(page.pathname, found) : page.pathname;
  return (
    <Section id={anchor}>
      <Heading>
        <Spoken text={heading} />
      </Heading>
      {found?.channel ? null : <RichText field={intro} />}
      {found ? <StoryYears stories={found} base={base} anchor={anchor} /> : null}
      {found && found.articles.length > 0 ? (
        <StoryList
          stories={found}
          base={base}
          anchor={anchor}
          headingAs={Heading === 'h1' ? 'h2' : 'h3'}
          loadMoreText={loadMoreText}
          keepsAddress
        />
      ) : (
        <NoStories year={found?.question.year ?? ''} isDown={!found || found.isDown === true} isOfTopic />
      )}
      <p className={styles.all}>
        <a href={hrefOn(page, newsPaths.hub)}>{t('View All News')}</a>
      </p>
    </Section>
  );
}

/** The collection's address, with the channel and the name that were asked for. */
function baseOf(pathname: string, { channel, channelName }: ArticleCollection): string {
  const asked = Object.entries({ channel, channelName }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(asked).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

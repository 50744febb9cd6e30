import { useId, type ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { hrefOn } from '@/cms/fields/link';
import { PageLink } from '@/cms/fields/page-link';
import { fieldOf, imageOf, itemOf, linkOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import { Text } from '@/cms/fields/text';
import type { ComponentFields, Field } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { ArticleCard } from '@/contracts/articles';
import { openingHeading } from '@/features/chrome/model/headline';
import { searchLimits } from '@/domain/search/search-limits';
import { readCard } from '@/features/content/model/article-card';
import { readLinks } from '@/features/content/model/links';
import { ActionLinks } from '@/features/content/ui/links';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import styles from '@/blocks/ForeFrontHero/ForeFrontHero.module.css';

/**
 * Opens the news: logo, heading, words and links beside the story of the day, or beside a picture where there is none.
 * @requirement H1
 */
export function ForeFrontHero({ fields, data }: BlockProps<ComponentFields, ArticleCard | null>): ReactNode {
  const page = usePage();
  const heading = fieldOf(fields, 'headingText');
  const picture = fieldOf(fields, 'heroImage');
  const logo = fieldOf(fields, 'headerLogo');
  const item = page.isEditing ? itemOf(fieldOf(fields, 'featuredArticle')) : undefined;
  const story = item ? readCard(item) : data?.ok ? (data.data ?? undefined) : undefined;
  const intro = fieldOf(fields, 'introText');
  const search = fieldOf(fields, 'searchLink');
  const links = readLinks(fieldOf(fields, 'links'));
  const hasWords =
    [heading, intro].some((text) => textOf(text) !== '') ||
    links.length > 0 ||
    imageOf(logo) ||
    linkOf(search)?.href;
  if (!hasWords && !story && !imageOf(picture))
    return page.isEditing ? <AuthorNotice>ForeFrontHero</AuthorNotice> : null;
  const Heading = openingHeading(page);
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        {hasWords ? (
          <div className={styles.words}>
            {imageOf(logo) ? <Image field={logo} className={styles.logo} isHero /> : null}
            <Text field={heading} as={Heading} className={styles.heading} />
            <RichText field={intro} className={styles.intro} />
            <StorySearch field={search} />
            <ActionLinks links={links} />
          </div>
        ) : null}
        {story ? (
          <Story story={story} headingAs={textOf(heading) === '' ? Heading : 'h2'} />
        ) : imageOf(picture) ? (
          <Image field={picture} sizes="(max-width: 768px) 100vw, 608px" className={styles.picture} isHero />
        ) : null}
      </div>
    </section>
  );
}

/** A field for words that the page of a link searches the stories for. Without scripts too. @requirement H1 */
function StorySearch({ field }: { readonly field: Field }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const id = useId();
  const link = linkOf(field);
  if (!link?.href) return null;
  return (
    <search>
      <form action={hrefOn(page, link.href)} className={styles.search}>
        <label htmlFor={id}>
          <Spoken text={link.text || t('Search')} />
        </label>
        <input id={id} type="search" name="query" maxLength={searchLimits.queryLength} autoComplete="off" />
        <Button type="submit" variant="secondary" icon="search">
          {t('Search')}
        </Button>
      </form>
    </search>
  );
}

type StoryProps = { readonly story: ArticleCard; readonly headingAs: 'h1' | 'h2' };

function Story({ story, headingAs: Heading }: StoryProps): ReactNode {
  const t = usePhrases();
  return (
    <article className={styles.story}>
      <div className={styles.about}>
        <p className={styles.kicker}>{t('Featured story')}</p>
        <Heading className={styles.title}>
          <PageLink href={story.href} title={story.title} />
        </Heading>
        {story.abstract ? (
          <p>
            <Spoken text={story.abstract} />
          </p>
        ) : null}
        {story.minutes ? (
          <p className={styles.minutes}>{t('{minutes} min read', { minutes: story.minutes })}</p>
        ) : null}
      </div>
      {story.image ? (
        <Image
          field={story.image}
          alt=""
          sizes="(max-width: 768px) 100vw, 608px"
          className={styles.picture}
          isHero
        />
      ) : null}
    </article>
  );
}

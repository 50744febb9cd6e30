import { useId, type ReactNode } from 'react';
import { ArticleButtons } from '@/blocks/ForefrontArticle/ArticleButtons';
import type { Article } from '@/blocks/ForefrontArticle/fields';
import type { ArticleCard } from '@/contracts/articles';
import type { Film } from '@/contracts/video';
import { Image } from '@/cms/fields/image';
import { hrefOn, Link } from '@/cms/fields/link';
import { PageLink } from '@/cms/fields/page-link';
import { gap, PhraseAround } from '@/cms/fields/phrase-around';
import { imageOf, linkOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import { Text } from '@/cms/fields/text';
import { localizedPath, usePage } from '@/cms/page';
import { dateInWords } from '@/features/content/model/article';
import { PageContents } from '@/features/content/ui/page-contents';
import { PressedVideo } from '@/features/video/ui/pressed-video';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import { Section } from '@/ui/section/Section';
import side from '@/blocks/ForefrontArticle/ArticleSide.module.css';
import styles from '@/blocks/ForefrontArticle/ForefrontArticle.module.css';

type Part = { readonly article: Article };
type Related = { readonly related?: readonly ArticleCard[] | undefined };
type WithFilm = Part & { readonly film?: Film | undefined };

/** An article: title, who wrote it and when, picture or film, text, topics; beside it its parts and what to do and read next. @requirement H4 */
export function ArticleView({ article, film, related = [] }: WithFilm & Related): ReactNode {
  const { parts, buttons } = article;
  const hasSide = parts.length + buttons.length + related.length > 0;
  return (
    <Section className={styles.region}>
      <div className={hasSide ? side.besideText : undefined}>
        <article className={styles.article}>
          <div className={article.layout === 'fullHero' ? styles.hero : styles.opening}>
            <Head article={article} />
            <Media article={article} film={film} />
          </div>
          <div className={styles.text}>
            <RichText field={article.content} />
            <Onwards article={article} />
            <Share article={article} />
            <Author article={article} />
          </div>
        </article>
        {hasSide ? (
          <div className={side.side}>
            <PageContents entries={parts} className={side.contents} />
            <div className={side.following}>
              {buttons.length > 0 ? <ArticleButtons buttons={buttons} /> : null}
              {related.length > 0 ? <Next stories={related} series={article.series} /> : null}
            </div>
          </div>
        ) : null}
      </div>
    </Section>
  );
}

function Head({ article }: Part): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const date = article.date ? new Date(article.date) : undefined;
  return (
    <div className={styles.head}>
      {imageOf(article.logo) ? <Image field={article.logo} className={styles.logo} /> : null}
      <Topics article={article} />
      <h1>
        <Spoken text={article.title} />
      </h1>
      <Text field={article.abstract} as="p" className={styles.abstract} />
      <p className={styles.meta}>
        {article.author === '' ? null : <Byline article={article} />}
        {date ? <time dateTime={article.date}>{dateInWords(date, page.language)}</time> : null}
        <span>{t('{minutes} min read', { minutes: article.minutes })}</span>
      </p>
      <Checked article={article} />
    </div>
  );
}

/** Who wrote it; the whole line leads to their page, where they have one. */
function Byline({ article: { author, authorPage } }: Part): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const words = t('By {author}', { author });
  const link = linkOf(authorPage);
  return link ? <a href={hrefOn(page, link.href)}>{words}</a> : <span>{words}</span>;
}

/** Who checked it medically, and when. @requirement H4 */
function Checked({ article: { reviewer, reviewed } }: Part): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const link = linkOf(reviewer);
  if (!link) return null;
  return (
    <p className={styles.meta}>
      <Icon name="circle-check" />
      <span>
        <PhraseAround phrase={t('Checked by {name}', { name: gap })}>
          <PageLink href={link.href} title={link.text} isName />
        </PhraseAround>
        {reviewed === '' ? null : (
          <>
            {'\u00A0· '}
            <time className={styles.whole} dateTime={reviewed}>
              {dateInWords(new Date(reviewed), page.language)}
            </time>
          </>
        )}
      </span>
    </p>
  );
}

function Media({ article: { layout, title, image, transcript }, film }: WithFilm): ReactNode {
  const t = usePhrases();
  if (layout === 'video' && film)
    return (
      <div className={styles.video}>
        <PressedVideo film={film} title={title} poster={image} isHero />
        {textOf(transcript) === '' ? null : (
          <details>
            <summary>{t('Video Transcript')}</summary>
            <RichText field={transcript} />
          </details>
        )}
      </div>
    );
  if (!imageOf(image)) return null;
  return <Image field={image} sizes="(max-width: 848px) 100vw, 848px" className={styles.picture} isHero />;
}

function Topics({ article: { topics, topicsText } }: Part): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const labelId = useId();
  if (topics.length === 0) return null;
  return (
    <div className={styles.topics}>
      {topicsText ? (
        <span id={labelId}>
          <Spoken text={topicsText} />
        </span>
      ) : null}
      <ul {...(topicsText ? { 'aria-labelledby': labelId } : { 'aria-label': t('Topics') })}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <a href={hrefOn(page, topic.href)}>
              <Spoken text={topic.name} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page of the article's channel. @requirement H6 */
function Onwards({ article: { channelLink } }: Part): ReactNode {
  const t = usePhrases();
  const link = linkOf(channelLink);
  if (!link) return null;
  return (
    <p className={styles.onwards}>
      <Link field={channelLink}>{link.text ? undefined : t('More about this topic')}</Link>
    </p>
  );
}

function Author({ article: { author, authorBio } }: Part): ReactNode {
  const t = usePhrases();
  if (textOf(authorBio) === '') return null;
  return (
    <div className={styles.author}>
      <h2>{author === '' ? t('About the author') : t('About {author}', { author })}</h2>
      <RichText field={authorBio} />
    </div>
  );
}

/** What to read next: other parts of the series, or stories of the same topics. */
function Next({
  stories,
  series,
}: {
  readonly stories: readonly ArticleCard[];
  readonly series: string;
}): ReactNode {
  const t = usePhrases();
  return (
    <section className={side.next}>
      <h2>
        <Spoken text={series === '' ? t('Read next') : t('More of the series “{series}”', { series })} />
      </h2>
      <ul>
        {stories.map(({ id, href, title, image, topic }) => (
          <li key={id}>
            {image ? <Image field={image} alt="" sizes="(max-width: 768px) 8rem, 352px" /> : null}
            <div>
              <p>
                <Spoken text={topic} />
              </p>
              <h3>
                <PageLink href={href} title={title} />
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ways to pass an article on: plain links, nothing of the networks' own. */
function Share({ article: { title, shareText } }: Part): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const address = encodeURIComponent(page.siteUrl + localizedPath(page.pathname, page));
  const words = encodeURIComponent(title);
  const ways = [
    [t('Email'), `mailto:?subject=${words}&body=${address}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
  ] as const;
  return (
    <p className={styles.share}>
      <span>
        <Spoken text={shareText || t('Share this article')} />
      </span>
      {ways.map(([name, href]) => (
        <a key={href} href={href} rel="noopener">
          {name}
        </a>
      ))}
    </p>
  );
}

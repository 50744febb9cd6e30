import type { ReactNode } from 'react';
import { readArticle, type Article } from '@/blocks/ForefrontArticle/fields';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { hrefOn, Link } from '@/cms/fields/link';
import { imageOf, linkOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { localizedPath, usePage } from '@/cms/page';
import { dateInWords, topicHref } from '@/features/content/model/article';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/ForefrontArticle/ForefrontArticle.module.css';
import { Spoken } from '@/cms/fields/spoken';

/** An article: title, who wrote it and when, picture, text, topics, and what to do next. @requirement H4 */
export function ForefrontArticle(_props: BlockProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const article = readArticle(page.route.fields, page.route.displayName);
  return (
    <Section>
      <article className={styles.article}>
        <div className={styles.head}>
          {imageOf(article.logo) ? <Image field={article.logo} className={styles.logo} /> : null}
          <Topics article={article} />
          <h1>
            <Spoken text={article.title} />
          </h1>
          <Text field={article.abstract} as="p" className={styles.abstract} />
          <p className={styles.meta}>
            {article.author === '' ? null : <span>{t('By {author}', { author: article.author })}</span>}
            {article.date ? (
              <time dateTime={article.date.toISOString().slice(0, 10)}>
                {dateInWords(article.date, page.language)}
              </time>
            ) : null}
            <span>{t('{minutes} min read', { minutes: article.minutes })}</span>
          </p>
        </div>
        {imageOf(article.image) ? (
          <Image
            field={article.image}
            sizes="(max-width: 848px) 100vw, 848px"
            className={styles.picture}
            isHero
          />
        ) : null}
        <RichText field={article.content} className={styles.text} />
        <Actions article={article} />
        <Share article={article} />
        {textOf(article.authorBio) === '' ? null : (
          <div className={styles.author}>
            <h2>
              {article.author === ''
                ? t('About the author')
                : t('About {author}', { author: article.author })}
            </h2>
            <RichText field={article.authorBio} />
          </div>
        )}
      </article>
    </Section>
  );
}

type Part = { readonly article: Article };

function Topics({ article: { topics, topicsText } }: Part): ReactNode {
  const t = usePhrases();
  const page = usePage();
  if (topics.length === 0) return null;
  return (
    <ul className={styles.topics} aria-label={topicsText || t('Topics')}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <a href={hrefOn(page, topicHref(topic))}>
            <Spoken text={topic.name} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Actions({ article: { call, callText, appointment, other } }: Part): ReactNode {
  if (!call && !appointment && !other) return null;
  return (
    <p className={styles.actions}>
      <Link field={appointment} className={buttonClass('primary')} />
      <Link field={call} className={buttonClass('secondary')}>
        {callText || linkOf(call)?.text}
      </Link>
      <Link field={other} className={buttonClass('secondary')} />
    </p>
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
      <span>{shareText || t('Share this article')}</span>
      {ways.map(([name, href]) => (
        <a key={href} href={href} rel="noopener">
          {name}
        </a>
      ))}
    </p>
  );
}

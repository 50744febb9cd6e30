import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { hrefOn } from '@/cms/fields/link';
import { imageOf } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { dateInWords, type ArticleCard } from '@/features/content/model/article';
import styles from '@/features/content/ui/article-cards.module.css';

type ArticleCardsProps = { readonly cards: readonly ArticleCard[]; readonly headingAs: 'h2' | 'h3' };

/** Articles as cards. The whole card is a link, named by the title. @requirement H5 */
export function ArticleCards({ cards, headingAs: Heading }: ArticleCardsProps): ReactNode {
  const page = usePage();
  return (
    <ul className={styles.cards}>
      {cards.map(({ id, href, title, image, date, topic }) => (
        <li key={id} className={styles.card}>
          <div className={styles.words}>
            {topic ? (
              <p className={styles.topic}>
                <Spoken text={topic.name} />
              </p>
            ) : null}
            <Heading className={styles.title}>
              <a href={hrefOn(page, href)}>
                <Spoken text={title} />
              </a>
            </Heading>
            {date ? (
              <p className={styles.date}>
                <time dateTime={date.toISOString().slice(0, 10)}>{dateInWords(date, page.language)}</time>
              </p>
            ) : null}
          </div>
          {imageOf(image) ? (
            <Image
              field={image}
              alt=""
              sizes="(max-width: 600px) 100vw, (max-width: 1024px) 50vw, 390px"
              className={styles.picture}
            />
          ) : (
            <div className={styles.noPicture} aria-hidden="true" />
          )}
        </li>
      ))}
    </ul>
  );
}

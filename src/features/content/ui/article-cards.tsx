import type { ReactNode, Ref } from 'react';
import { Image } from '@/cms/fields/image';
import { hrefOn } from '@/cms/fields/link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import type { ArticleCard } from '@/contracts/articles';
import { speechOf } from '@/i18n/speech';
import { usePhrases } from '@/i18n/use-phrases';
import { dateForMachines, dateInWords, dateOf } from '@/features/content/model/article';
import styles from '@/features/content/ui/article-cards.module.css';

type ArticleCardsProps = {
  readonly cards: readonly ArticleCard[];
  readonly headingAs: 'h2' | 'h3';
  /** `alternate`: narrower, without the words below the title. `lead`: the first has the width of two. */
  readonly look?: 'plain' | 'alternate' | 'lead';
  /** With what the abstract says. */
  readonly hasAbstracts?: boolean;
  /** Each card gets the id `{anchor}-{number}`, from 1 on. */
  readonly anchor?: string;
  readonly ref?: Ref<HTMLUListElement>;
};

/** Articles as cards. The whole card is a link, named by the title. @requirement H3 H5 */
export function ArticleCards({
  cards,
  headingAs: Heading,
  look = 'plain',
  hasAbstracts = false,
  anchor,
  ref,
}: ArticleCardsProps): ReactNode {
  return (
    <ul ref={ref} className={`${styles.cards} ${styles[look] ?? ''}`}>
      {cards.map((card, index) => (
        <li key={card.id} id={anchor && `${anchor}-${index + 1}`} className={styles.card}>
          <div className={styles.words}>
            <Kicker card={card} />
            <Heading className={styles.title}>
              <CardLink card={card} />
            </Heading>
            {hasAbstracts && card.abstract ? (
              <p className={styles.abstract}>
                <Spoken text={card.abstract} />
              </p>
            ) : null}
            <CardDate card={card} />
          </div>
          {card.image ? (
            <Image
              field={card.image}
              alt=""
              sizes={
                look === 'lead' && index === 0
                  ? '(max-width: 768px) 100vw, 780px'
                  : '(max-width: 600px) 100vw, (max-width: 1024px) 50vw, 390px'
              }
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

/** The topic, and in which language the story is told, where that is not the page's. */
function Kicker({ card: { topic, title } }: { readonly card: ArticleCard }): ReactNode {
  const t = usePhrases();
  const isForeign = speechOf(title, usePage()).lang !== undefined;
  if (!topic && !isForeign) return null;
  return (
    <p className={styles.topic}>
      {topic ? <Spoken text={topic} /> : null}
      {topic && isForeign ? ' · ' : null}
      {isForeign ? t('In English') : null}
    </p>
  );
}

function CardLink({ card }: { readonly card: ArticleCard }): ReactNode {
  const page = usePage();
  return (
    <a href={hrefOn(page, card.href)}>
      <Spoken text={card.title} />
    </a>
  );
}

function CardDate({ card }: { readonly card: ArticleCard }): ReactNode {
  const { language } = usePage();
  const date = dateOf(card.date);
  if (!date) return null;
  return (
    <p className={styles.date}>
      <time dateTime={dateForMachines(date)}>{dateInWords(date, language)}</time>
    </p>
  );
}

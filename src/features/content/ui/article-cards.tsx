import type { ReactNode, Ref } from 'react';
import { Image } from '@/cms/fields/image';
import { PageLink } from '@/cms/fields/page-link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import type { ArticleCard } from '@/contracts/articles';
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
            {card.topic ? (
              <p className={styles.topic}>
                <Spoken text={card.topic} />
              </p>
            ) : null}
            <Heading className={styles.title}>
              <PageLink href={card.href} title={card.title} />
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
              sizes={sizesOf(look === 'lead', index)}
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

/**
 * How wide a picture is: on a phone the first card has a large one, the others are rows. The lead's is cut at both sides
 * where it is as high as two cards, so that it is wider than its place.
 */
function sizesOf(hasLead: boolean, index: number): string {
  if (index > 0) return '(max-width: 479px) 40vw, (max-width: 1024px) 50vw, 390px';
  return hasLead
    ? '(max-width: 768px) 100vw, 1200px'
    : '(max-width: 600px) 100vw, (max-width: 1024px) 50vw, 390px';
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

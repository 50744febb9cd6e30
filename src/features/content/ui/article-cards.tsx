import type { ReactNode, Ref } from 'react';
import { Image } from '@/cms/fields/image';
import { PageLink } from '@/cms/fields/page-link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { cardWords } from '@/config/news';
import type { ArticleCard } from '@/contracts/articles';
import { dateForMachines, dateInWords, dateOf } from '@/features/content/model/article';
import { speechOf } from '@/i18n/speech';
import { usePhrases } from '@/i18n/use-phrases';
import { wholeSentences } from '@/lib/whole-sentences';
import styles from '@/features/content/ui/article-cards.module.css';

/**
 * `alternate`: narrower, without the words below the title. `lead`: the first has the width of two. `even`: on a phone the first
 * is no larger than the others. `rows`: small pictures beside titles at every width. `numbered`: titles alone, in their order.
 */
export type CardsLook = 'plain' | 'alternate' | 'lead' | 'even' | 'rows' | 'numbered';

type ArticleCardsProps = {
  readonly cards: readonly ArticleCard[];
  readonly headingAs: 'h2' | 'h3';
  readonly look?: CardsLook;
  /** With what the abstract says. */
  readonly hasAbstracts?: boolean;
  /** Each card gets the id `{anchor}-{number}`, from 1 on. */
  readonly anchor?: string;
  readonly ref?: Ref<HTMLUListElement & HTMLOListElement>;
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
  const List = look === 'numbered' ? 'ol' : 'ul';
  return (
    <List ref={ref} className={`${styles.cards} ${styles[look] ?? ''}`}>
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
            {hasAbstracts && card.abstract ? <Abstract text={card.abstract} /> : null}
            <CardDate card={card} />
          </div>
          {look === 'numbered' ? null : <Picture card={card} look={look} index={index} />}
        </li>
      ))}
    </List>
  );
}

/** Whole sentences of what the story says of itself. */
function Abstract({ text }: { readonly text: string }): ReactNode {
  return (
    <p className={styles.abstract} {...speechOf(text, usePage())}>
      {wholeSentences(text, cardWords)}
    </p>
  );
}

type PictureProps = { readonly card: ArticleCard; readonly look: CardsLook; readonly index: number };

function Picture({ card, look, index }: PictureProps): ReactNode {
  if (!card.image) return <div className={styles.noPicture} aria-hidden="true" />;
  return <Image field={card.image} alt="" sizes={sizesOf(look, index)} className={styles.picture} />;
}

/**
 * How wide a picture is: on a phone the first that somebody chose is large, the others are rows. The lead's is cut at both
 * sides where it is as high as two cards, so that it is wider than its place.
 */
function sizesOf(look: CardsLook, index: number): string {
  if (look === 'rows') return '(max-width: 479px) 40vw, 160px';
  if (index > 0 || look === 'even' || look === 'alternate')
    return '(max-width: 479px) 40vw, (max-width: 1024px) 50vw, 390px';
  return look === 'lead'
    ? '(max-width: 768px) 100vw, 1200px'
    : '(max-width: 600px) 100vw, (max-width: 1024px) 50vw, 390px';
}

function CardDate({ card: { date: day, minutes } }: { readonly card: ArticleCard }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const date = dateOf(day);
  if (!date) return null;
  return (
    <p className={styles.date}>
      <time dateTime={dateForMachines(date)}>{dateInWords(date, language)}</time>
      {minutes ? <span>{t('{minutes} min read', { minutes })}</span> : null}
    </p>
  );
}

import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { Link } from '@/cms/fields/link';
import { imageOf, itemsOf, linkOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { BlockHead } from '@/features/content/ui/block-head';
import { Icon } from '@/ui/icon/Icon';
import { iconNamed } from '@/ui/icon/icon-named';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/InPageNavigation/InPageNavigation.module.css';
import { Spoken } from '@/cms/fields/spoken';

/**
 * The next steps of a page as cards; each card is one link. Parameter: `look` (chips) shows titles alone, in a row that wraps.
 * @requirement G3
 * @decision Q53
 */
export function InPageNavigation({ fields, params }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const cards = itemsOf(fields?.cards).filter(({ fields: card }) => linkOf(card.linkItem) !== undefined);
  if (cards.length === 0)
    return isEditing ? (
      <AuthorNotice>InPageNavigation: there are no cards with a link yet</AuthorNotice>
    ) : null;
  if (params.look === 'chips')
    return (
      <ul className={styles.chips}>
        {cards.map(({ id, name, fields: card }, index) => (
          <li key={`${index}-${id || name}`}>
            <Link field={card.linkItem} className={styles.chip}>
              <Spoken text={nameOf(card)} />
            </Link>
          </li>
        ))}
      </ul>
    );
  return (
    <Section>
      <BlockHead title={fields?.titleText} />
      <ul className={styles.cards}>
        {cards.map(({ id, name, fields: card }, index) => {
          const icon = iconNamed(textOf(card.icon), undefined);
          const hasPicture = imageOf(card.image) !== undefined;
          return (
            <li key={`${index}-${id || name}`}>
              <Link
                field={card.linkItem}
                className={hasPicture ? `${styles.card} ${styles.pictured}` : styles.card}
              >
                {hasPicture ? (
                  <Image
                    field={card.image}
                    alt=""
                    sizes="(max-width: 600px) 100vw, 300px"
                    className={styles.picture}
                  />
                ) : null}
                {icon ? (
                  <span className={styles.icon}>
                    <Icon name={icon} size="m" />
                  </span>
                ) : null}
                <span className={styles.words}>
                  <span className={styles.title}>
                    <Spoken text={nameOf(card)} />
                  </span>
                  {textOf(card.details) === '' ? null : (
                    <span className={styles.details}>
                      <Spoken text={textOf(card.details)} />
                    </span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** A card always says where it leads. */
function nameOf(card: ComponentFields): string {
  const link = linkOf(card.linkItem);
  return textOf(card.titleText) || link?.text || (link?.href ?? '');
}

import type { ReactNode } from 'react';
import { readLook, readSpotlights, type Treatment } from '@/blocks/MultiSpotlight/fields';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { imageOf, textOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { BlockHead } from '@/features/content/ui/block-head';
import { ArrowLink, ArrowLinks } from '@/features/content/ui/links';
import { Icon } from '@/ui/icon/Icon';
import { iconNamed } from '@/ui/icon/icon-named';
import { Section } from '@/ui/section/Section';
import groups from '@/blocks/MultiSpotlight/groups.module.css';
import styles from '@/blocks/MultiSpotlight/MultiSpotlight.module.css';

/** How wide pictures are that are no whole column. */
const sizesIn: Partial<Record<Treatment, string>> = {
  cards: '(max-width: 479px) 40vw, (max-width: 768px) 100vw, 400px',
  people: '6rem',
};

/**
 * Several short texts side by side, each with its links. Parameters: `columns` (2, 3, 4), `treatment` (cards, plain, tint,
 * figures: plain, with large numbers for headings; people: cards with round faces; groups: cards of many links, close
 * together). One that calls 911 is marked as danger.
 * @requirement G3
 * @decision Q53
 */
export function MultiSpotlight({ fields, params }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const spotlights = readSpotlights(fields);
  const { columns, treatment } = readLook(params);
  if (spotlights.length === 0) return isEditing ? <AuthorNotice>MultiSpotlight</AuthorNotice> : null;
  const Heading = textOf(fields?.titleText) === '' ? 'h2' : 'h3';
  return (
    <Section tone={treatment === 'tint' ? 'tint' : undefined}>
      <BlockHead title={fields?.titleText} intro={fields?.introText} />
      <ul
        className={`${styles.grid} ${styles[`of${columns}`]} ${treatment === 'groups' ? groups.groups : styles[treatment]}`}
      >
        {spotlights.map((spotlight) => {
          const icon = iconNamed(spotlight.icon, undefined);
          // An author edits the two in their own places.
          const named = isEditing ? undefined : spotlight.named;
          return (
            <li
              key={spotlight.key}
              className={spotlight.isDanger ? `${styles.item} ${styles.danger}` : styles.item}
            >
              {imageOf(spotlight.image) ? (
                <Image
                  field={spotlight.image}
                  sizes={sizesIn[treatment] ?? '(max-width: 768px) 100vw, 400px'}
                  className={styles.picture}
                />
              ) : null}
              <div className={icon ? `${styles.words} ${styles.signed}` : styles.words}>
                {icon ? (
                  <span className={styles.icon}>
                    <Icon name={icon} size="m" />
                  </span>
                ) : null}
                {named ? (
                  <Heading className={styles.heading}>
                    <ArrowLink entry={named} />
                  </Heading>
                ) : (
                  <Text field={spotlight.heading} as={Heading} className={styles.heading} />
                )}
                <Text field={spotlight.subhead} as="p" className={styles.subhead} />
                {named ? null : <ArrowLinks links={spotlight.links} under={textOf(spotlight.heading)} />}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

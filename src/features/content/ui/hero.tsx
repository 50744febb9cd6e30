import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { imageOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import type { Field } from '@/cms/layout-data';
import type { BlockLink } from '@/features/content/model/links';
import { ActionLinks } from '@/features/content/ui/links';
import styles from '@/features/content/ui/hero.module.css';

type HeroProps = {
  readonly heading: Field;
  readonly headingAs: 'h1' | 'h2';
  readonly intro: Field;
  readonly image: Field;
  readonly links: readonly BlockLink[];
};

/** Text beside a picture, from edge to edge of the window. There is never text on the picture. @decision Q53 */
export function Hero({ heading, headingAs, intro, image, links }: HeroProps): ReactNode {
  const hasImage = imageOf(image) !== undefined;
  return (
    <section className={hasImage ? styles.hero : `${styles.hero} ${styles.plain}`}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Text field={heading} as={headingAs} className={styles.heading} />
          <RichText field={intro} className={styles.intro} />
          <ActionLinks links={links} />
        </div>
        {hasImage ? (
          <div className={styles.picture}>
            <Image field={image} sizes="(max-width: 768px) 100vw, 608px" isHero />
          </div>
        ) : null}
      </div>
      <div className={styles.shapes} aria-hidden="true" />
    </section>
  );
}

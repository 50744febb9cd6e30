import type { ReactNode } from 'react';
import type { HeroData } from '@/blocks/HomepageHero/data';
import { readHero } from '@/blocks/HomepageHero/fields';
import { Finder } from '@/blocks/HomepageHero/finder';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { imageOf, textOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { openingHeading } from '@/features/chrome/model/headline';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/blocks/HomepageHero/HomepageHero.module.css';

/** A picture of one pixel that can be seen through. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * The home page's first thing: search for a doctor or for a place, as two tabs. Both are ordinary forms that lead to
 * their search page; without scripts they stand one below the other. Below each are the specialties that most have.
 * @requirement M6 B32
 */
export function HomepageHero({ fields, data }: BlockProps<ComponentFields, HeroData>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { heading, intro, image, tabs: searches } = readHero(fields);
  const tabs = searches.map((tab) => ({ ...tab, label: tab.label || t(tab.otherwise) }));
  if (tabs.length === 0 && [heading, intro].every((words) => textOf(words) === '') && !imageOf(image))
    return page.isEditing ? (
      <AuthorNotice>HomepageHero: choose doctorSearch and locationSearch</AuthorNotice>
    ) : null;
  return (
    <section className={imageOf(image) ? styles.hero : `${styles.hero} ${styles.plain}`}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Text field={heading} as={openingHeading(page)} className={styles.heading} />
          <Text field={intro} as="p" className={styles.intro} />
        </div>
        {tabs.length === 0 && !page.isEditing ? null : (
          <Finder tabs={tabs} common={data?.ok ? data.data : undefined} />
        )}
        {imageOf(image) ? (
          <div className={styles.picture}>
            <WideOnly>
              <Image field={image} alt="" sizes="34rem" isHero />
            </WideOnly>
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** A picture that a narrow window does not show, and so does not fetch. The editor gets it as it is. */
function WideOnly({ children }: { readonly children: ReactNode }): ReactNode {
  if (usePage().isEditing) return children;
  return (
    <picture>
      <source media="(width < 64rem)" srcSet={nothing} />
      {children}
    </picture>
  );
}

import type { ReactNode } from 'react';
import { readCollection } from '@/blocks/CardCollection/fields';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { ArticleCards } from '@/features/content/ui/article-cards';
import { BlockHead } from '@/features/content/ui/block-head';
import { usePhrases } from '@/i18n/use-phrases';
import { ButtonLink } from '@/ui/button/Button';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/CardCollection/CardCollection.module.css';

/** News that an author chose, and the way to all of it, except from where it leads. @requirement H5 */
export function CardCollection({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { title, intro, cards, allHref, allText, hasTitle } = readCollection(fields);
  if (cards.length === 0) return page.isEditing ? <AuthorNotice>CardCollection</AuthorNotice> : null;
  return (
    <Section>
      <BlockHead title={title} intro={intro} />
      <ArticleCards cards={cards} headingAs={hasTitle ? 'h3' : 'h2'} />
      {allHref === page.pathname ? null : (
        <p className={styles.all}>
          <ButtonLink href={hrefOn(page, allHref)} variant="secondary" iconEnd="arrow-right">
            {allText || t('View All News')}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

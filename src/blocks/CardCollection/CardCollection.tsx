import type { ReactNode } from 'react';
import { readCollection } from '@/blocks/CardCollection/fields';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { hrefOn } from '@/cms/fields/link';
import { fieldOf, linkOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { Spoken } from '@/cms/fields/spoken';
import { newsPaths } from '@/config/news';
import type { ArticleCard } from '@/contracts/articles';
import { ArticleCards } from '@/features/content/ui/article-cards';
import { BlockHead } from '@/features/content/ui/block-head';
import { usePhrases } from '@/i18n/use-phrases';
import { ButtonLink } from '@/ui/button/Button';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/CardCollection/CardCollection.module.css';

const looks = ['numbered', 'rows'] as const;

/**
 * News that an author chose, and the way to all of it, except from where it leads. Parameter: `look` (numbered
 * for a series: the titles of its parts in their order, beside the picture of the first; rows: small pictures).
 * @requirement H5
 */
export function CardCollection({
  fields,
  params,
  data,
}: BlockProps<ComponentFields, readonly ArticleCard[]>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const cards = page.isEditing ? readCollection(fields) : data?.ok ? data.data : [];
  if (cards.length === 0) return page.isEditing ? <AuthorNotice>CardCollection</AuthorNotice> : null;
  const title = fieldOf(fields, 'titleText');
  const look = looks.find((name) => name === params.look) ?? 'plain';
  const cover = look === 'numbered' ? cards[0]?.image : undefined;
  const all = linkOf(fieldOf(fields, 'viewAllLink'));
  const allHref = all?.href ?? newsPaths.hub;
  return (
    <Section>
      <BlockHead title={title} intro={fieldOf(fields, 'introText')} />
      <div className={cover ? styles.series : undefined}>
        {cover ? (
          <Image field={cover} alt="" sizes="(max-width: 1024px) 100vw, 320px" className={styles.cover} />
        ) : null}
        <ArticleCards cards={cards} headingAs={textOf(title) === '' ? 'h2' : 'h3'} look={look} />
      </div>
      {allHref === page.pathname ? null : (
        <p className={styles.all}>
          <ButtonLink href={hrefOn(page, allHref)} variant="secondary" iconEnd="arrow-right">
            <Spoken text={all?.text || t('View All News')} />
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

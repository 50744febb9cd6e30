import type { ReactNode } from 'react';
import { readNews } from '@/blocks/NewsArticle/fields';
import type { BlockProps } from '@/cms/block';
import { PageLink } from '@/cms/fields/page-link';
import { textOf } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { dateForMachines, dateInWords } from '@/features/content/model/article';
import { BlockHead } from '@/features/content/ui/block-head';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/NewsArticle/NewsArticle.module.css';

/** News that an author chose: titles that lead to the articles, with their dates where these can be read. @requirement G8 */
export function NewsArticle({ fields }: BlockProps): ReactNode {
  const page = usePage();
  const { header, entries } = readNews(fields);
  if (entries.length === 0)
    return page.isEditing ? <AuthorNotice>NewsArticle: no articles are chosen yet</AuthorNotice> : null;
  const Heading = textOf(header) === '' ? 'h2' : 'h3';
  return (
    <Section>
      <BlockHead title={header} />
      <ul className={styles.news}>
        {entries.map(({ key, title, href, date }) => (
          <li key={key} className={styles.entry}>
            <Heading className={styles.title}>
              {href === '' ? <Spoken text={title} /> : <PageLink href={href} title={title} />}
            </Heading>
            {date ? (
              <p className={styles.date}>
                <time dateTime={dateForMachines(date)}>{dateInWords(date, page.language)}</time>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

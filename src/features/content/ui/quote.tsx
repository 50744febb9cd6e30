import type { ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import { Text } from '@/cms/fields/text';
import { AuthorNotice } from '@/cms/placeholder';
import { usePage } from '@/cms/page';
import type { Quote as QuoteData } from '@/features/content/model/quote';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/features/content/ui/quote.module.css';

/** Somebody's words, and who said them. @requirement G4 G6 */
export function Quote({ quote }: { readonly quote: QuoteData }): ReactNode {
  const { isEditing, direction } = usePage();
  const { words, kind, author, has } = quote;
  return (
    <figure className={styles.quote}>
      <Icon name="quote" size="l" className={styles.sign} />
      <blockquote>
        {kind === 'lines' ? (
          <Text field={words} as="p" className={`${styles.words} ${styles.lines}`} />
        ) : (
          <RichText field={words} className={styles.words} />
        )}
      </blockquote>
      {has.author ? (
        <figcaption className={styles.author}>
          {author.name === '' ? null : (
            <cite className={styles.name}>
              <Spoken text={author.name} />
              {author.degrees === '' ? null : (
                <>
                  {direction === 'rtl' ? '، ' : ', '}
                  <Spoken text={author.degrees} />
                </>
              )}
            </cite>
          )}
          {author.academicTitle === '' ? null : (
            <span>
              <Spoken text={author.academicTitle} />
            </span>
          )}
        </figcaption>
      ) : null}
      {isEditing && !has.author ? <AuthorNotice>Quote: nobody is named who said it</AuthorNotice> : null}
    </figure>
  );
}

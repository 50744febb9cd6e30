import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { readQuote } from '@/features/content/model/quote';
import { ActionLinks } from '@/features/content/ui/links';
import { Quote } from '@/features/content/ui/quote';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/QuoteBanner/QuoteBanner.module.css';

/** What somebody said, with their name, beside a picture. @requirement G4 */
export function QuoteBanner({ fields }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const quote = readQuote(fields);
  if (!quote.has.words)
    return isEditing ? <AuthorNotice>QuoteBanner: there is no quote yet</AuthorNotice> : null;
  return (
    <Section>
      <div className={styles.banner}>
        {quote.has.image ? (
          <div className={styles.picture}>
            <Image field={quote.image} sizes="(max-width: 768px) 100vw, 460px" />
          </div>
        ) : null}
        <div className={styles.words}>
          <Text field={quote.title} as="h2" className={styles.title} />
          <Quote quote={quote} />
          <RichText field={quote.intro} className={styles.intro} />
          <ActionLinks links={quote.links} />
        </div>
      </div>
    </Section>
  );
}

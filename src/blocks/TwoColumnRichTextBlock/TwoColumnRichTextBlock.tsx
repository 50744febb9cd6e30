import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/TwoColumnRichTextBlock/TwoColumnRichTextBlock.module.css';

/** Two texts side by side; one below the other on narrow windows. @requirement G3 */
export function TwoColumnRichTextBlock({ fields }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  const columns = [fields?.leftContent, fields?.rightContent].filter((field) => textOf(field) !== '');
  if (columns.length === 0) return isEditing ? <AuthorNotice>TwoColumnRichTextBlock</AuthorNotice> : null;
  return (
    <Section>
      <Text field={fields?.heading} as="h2" />
      <div className={styles.columns}>
        <RichText field={fields?.leftContent} />
        <RichText field={fields?.rightContent} />
      </div>
    </Section>
  );
}

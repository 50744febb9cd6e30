import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import styles from './RichTextBlock.module.css';

/**
 * Authored text, under a heading of its own if it has one.
 * @requirement G3
 */
export function RichTextBlock({ fields }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  if (textOf(fields?.content) === '' && textOf(fields?.heading) === '')
    return isEditing ? <AuthorNotice>RichTextBlock</AuthorNotice> : null;
  return (
    <section className={styles.block}>
      <Text field={fields?.heading} as="h2" className={styles.heading} />
      <RichText field={fields?.content} />
    </section>
  );
}

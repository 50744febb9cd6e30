import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/RichTextBlock/RichTextBlock.module.css';

/**
 * Authored text, under a heading of its own if it has one. The parameter `columns` = 2 sets it in two columns on wide
 * windows, `treatment` = tint on a coloured ground.
 * @requirement G3
 */
export function RichTextBlock({ fields, params }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  if (textOf(fields?.content) === '' && textOf(fields?.heading) === '') {
    return isEditing ? <AuthorNotice>RichTextBlock</AuthorNotice> : null;
  }
  return (
    <Section tone={params.treatment === 'tint' ? 'tint' : undefined}>
      <Text field={fields?.heading} as="h2" />
      <RichText field={fields?.content} className={params.columns === '2' ? styles.columns : undefined} />
    </Section>
  );
}

import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/TopicMenu/TopicMenu.module.css';

/** A heading and a text. @requirement P1 */
export function TopicMenu({ fields }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  if (textOf(fields?.titleText) === '' && textOf(fields?.introText) === '') {
    return isEditing ? <AuthorNotice>TopicMenu</AuthorNotice> : null;
  }
  return (
    <Section>
      <Text field={fields?.titleText} as="h2" />
      <RichText field={fields?.introText} className={styles.text} />
    </Section>
  );
}

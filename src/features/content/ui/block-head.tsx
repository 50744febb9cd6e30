import type { ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { textOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import type { Field } from '@/cms/layout-data';
import styles from '@/features/content/ui/block-head.module.css';

type BlockHeadProps = {
  readonly title: Field;
  readonly intro?: Field;
  readonly as?: 'h1' | 'h2' | 'h3';
  readonly children?: ReactNode;
};

/** The title and introduction of a block; nothing without both. */
export function BlockHead({ title, intro, as = 'h2', children }: BlockHeadProps): ReactNode {
  if (textOf(title) === '' && textOf(intro) === '') return null;
  return (
    <div className={styles.head}>
      <Text field={title} as={as} className={styles.title} />
      <RichText field={intro} className={styles.intro} />
      {children}
    </div>
  );
}

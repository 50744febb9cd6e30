import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';

/**
 * Authored words for a page that failed.
 * @requirement A10
 * @decision Q53
 */
export function Page500({ fields }: BlockProps): ReactNode {
  return (
    <section>
      <Text field={fields?.heading} as="h1" />
      <RichText field={fields?.content} />
    </section>
  );
}

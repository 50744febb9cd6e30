import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import type { NewsletterData } from '@/features/newsletter/model/newsletter-fields';
import { NewsletterBlock } from '@/features/newsletter/ui/newsletter-block';

/** The newsletter whose addresses go to a form of the forms service. @requirement K8 */
export function Newsletter(props: BlockProps<ComponentFields, NewsletterData>): ReactNode {
  return <NewsletterBlock {...props} name="Newsletter" variant="eloqua" />;
}

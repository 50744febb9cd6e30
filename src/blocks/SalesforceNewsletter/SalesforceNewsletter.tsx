import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import type { NewsletterData } from '@/features/newsletter/model/newsletter-fields';
import { NewsletterBlock } from '@/features/newsletter/ui/newsletter-block';

/** The newsletter whose addresses go to a marketing cloud's list. @requirement K8 */
export function SalesforceNewsletter(props: BlockProps<ComponentFields, NewsletterData>): ReactNode {
  return <NewsletterBlock {...props} name="SalesforceNewsletter" variant="salesforce" />;
}

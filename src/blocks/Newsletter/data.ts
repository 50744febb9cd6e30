import type { Loader } from '@/cms/block';
import type { NewsletterData } from '@/features/newsletter/model/newsletter-fields';
import { loadNewsletter } from '#services/newsletter/load';

/** @requirement K8 */
export const load: Loader<NewsletterData> = (context) =>
  loadNewsletter({ variant: 'eloqua', item: context.rendering.dataSource }, context);

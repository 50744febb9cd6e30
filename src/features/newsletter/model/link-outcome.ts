import type { NewsletterLink } from '@/contracts/newsletter';

/** What came of following a link of a message about the newsletter. */
export type LinkOutcome = {
  readonly at: 'done' | 'unknown' | 'failed';
  readonly action: NewsletterLink['action'];
};

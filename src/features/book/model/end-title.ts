import type { Translate } from '@/i18n/use-phrases';
import type { Submission } from './booking-page';
import { authored, type Workflow } from './workflow';

/**
 * Returns what became of a booking that was sent and is not booked, as the page's part about it is called; '' while
 * nothing has.
 * @requirement I10 I15
 */
export function endTitle(status: Submission['status'], workflow: Workflow, t: Translate): string {
  switch (status) {
    case 'failed':
      return authored(workflow, 'errorTitle', t('Your appointment was not booked'));
    case 'unknown':
      return t('We could not confirm your appointment');
    case 'asked':
      return t('Is this a second visit?');
    case 'taken':
      return t('That time was just taken');
    case 'editing':
    case 'sending':
      return '';
  }
}

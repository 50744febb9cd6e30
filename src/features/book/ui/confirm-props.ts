import type { BookingPage } from '../model/booking-page';
import type { Workflow } from '../model/workflow';
import type { BookingPageControl } from '../state/use-booking-page';
import type { ChangeWizard } from '../state/use-change-wizard';

/** Props of the confirmation step and of its parts. */
export type ConfirmProps = {
  readonly state: Extract<BookingPage, { step: 'confirm' }>;
  readonly booking: BookingPageControl;
  readonly change: ChangeWizard;
  readonly workflow: Workflow;
  readonly onCancel: () => void;
};

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PatientForm } from '@/domain/patient-form/form';
import { beyondScheduleData, scheduleDataOf } from '@/features/appointment/model/schedule-data';
import { writeScheduleData } from '@/features/appointment/state/schedule-data';
import type { Workflow } from '../model/workflow';
import { writeVisit } from '../state/session';
import { BookingPage } from '../ui/booking-page';
import { form, visit } from '@/features/appointment/testing/samples';
import { renderOnPage } from '@/features/appointment/testing/world';

export const show = (workflow: Workflow = {}) =>
  renderOnPage(<BookingPage workflow={workflow} item="" takesTexts />);

type Stored = {
  readonly withForm?: boolean;
  readonly isAdultPatient?: boolean;
  readonly visitType?: string;
  readonly seesChildren?: boolean;
  /** Other answers than the sample's. */
  readonly answers?: Partial<PatientForm>;
};

/** As the wizard leaves it, or as a reload finds it. */
export function store(stored: Stored = {}): void {
  const { withForm = true, isAdultPatient = true, answers = {}, visitType = visit.slot.visitType } = stored;
  const provider = { ...visit.provider, seesChildren: stored.seesChildren ?? visit.provider.seesChildren };
  const patient = { ...visit.patient, isAdultPatient };
  const own = { ...visit, provider, patient, slot: { ...visit.slot, visitType } };
  const answered = { ...form, ...answers };
  if (withForm) writeScheduleData(scheduleDataOf(answered, own, {}));
  writeVisit({
    visit: own,
    form: withForm ? beyondScheduleData(answered) : {},
    step: 'patient',
    holdId: '6f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11',
    holdEndsAt: Date.now() + 500_000,
  });
}

export async function toConfirm(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { level: 1, name: 'Confirm your appointment' });
}

export const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm Appointment' }));

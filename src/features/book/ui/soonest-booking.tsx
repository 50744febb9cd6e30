import { useEffect, useRef, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import type { SoonestQuestion, SoonestTime } from '@/contracts/soonest';
import { useHold } from '@/features/appointment/state/use-hold';
import { useTimes } from '@/features/appointment/state/use-times';
import { providerOf } from '../model/soonest';
import { patientDetailsHref, type Workflow } from '../model/workflow';
import { storeFinished } from '../state/store-finished';
import { useChoice } from '../state/use-choice';
import { Wizard } from './wizard';

type SoonestBookingProps = {
  readonly time: SoonestTime;
  readonly question: SoonestQuestion;
  readonly workflow: Workflow;
};

/** The wizard with a time that was chosen among those of all doctors: held at once, and booked from here. @requirement I19 */
export function SoonestBooking({ time, question, workflow }: SoonestBookingProps): ReactNode {
  const page = usePage();
  const { isNewPatient, isAdultPatient } = question;
  const provider = providerOf(time.doctor, question);
  const patient = { isNewPatient, isAdultPatient };
  const control = useHold();
  const times = useTimes(provider, patient, { holdId: control.holdId });
  const choice = useChoice({ mode: 'book', provider, times, control });
  const open = useRef(() => choice.open('details', time.slot));
  useEffect(() => open.current(), []);
  return choice.wasOpened ? (
    <Wizard
      {...{ provider, patient, times, control, choice, workflow }}
      onFinished={(visit) => {
        storeFinished(visit, control);
        window.location.replace(patientDetailsHref(workflow, page));
      }}
    />
  ) : null;
}
